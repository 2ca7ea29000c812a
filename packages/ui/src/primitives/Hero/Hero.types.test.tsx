import { expectTypeOf, test } from 'vitest'
import type { HeroProps } from './Hero.tsx'
import { Hero } from './Hero.tsx'

test('Hero takes no styling from outside and only its own variants', () => {
  expectTypeOf<HeroProps>().not.toHaveProperty('className')
  expectTypeOf<HeroProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (
    <Hero picture={null} className="wide">
      Redeem
    </Hero>
  )
  // @ts-expect-error a size outside the tuple
  void (
    <Hero picture={null} size="huge">
      Redeem
    </Hero>
  )
  // @ts-expect-error a hero without a picture is a Card
  void (<Hero>Redeem</Hero>)
})
