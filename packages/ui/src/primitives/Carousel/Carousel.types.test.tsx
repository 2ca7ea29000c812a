import { expectTypeOf, test } from 'vitest'
import type { CarouselProps } from './Carousel.tsx'
import { Carousel } from './Carousel.tsx'

test('Carousel refuses what it has no place for', () => {
  expectTypeOf<CarouselProps>().not.toHaveProperty('className')
  expectTypeOf<CarouselProps>().not.toHaveProperty('style')
  // @ts-expect-error a carousel without a label has no name
  void (<Carousel slides={[]} />)
  // @ts-expect-error a slide without a title cannot be told from the next
  void (<Carousel label="News" slides={[{ id: 'a', content: 'Win' }]} />)
})
