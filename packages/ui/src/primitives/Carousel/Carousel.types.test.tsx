import { expectTypeOf, test } from 'vitest'
import type { CarouselProps } from './Carousel.tsx'
import { Carousel } from './Carousel.tsx'

test('Carousel rejects outside styling and invalid props', () => {
  expectTypeOf<CarouselProps>().not.toHaveProperty('className')
  expectTypeOf<CarouselProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required: it names the carousel
  void (<Carousel slides={[]} />)
  // @ts-expect-error the title is required: it distinguishes the slides
  void (<Carousel label="News" slides={[{ id: 'a', content: 'Win' }]} />)
})
