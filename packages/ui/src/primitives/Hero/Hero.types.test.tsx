import { expectTypeOf, test } from 'vitest'
import type { HeroProps } from './Hero.tsx'
import { Hero } from './Hero.tsx'

const content = { picture: null, children: 'Redeem' }

test('Hero takes no styling from outside and only its own variants', () => {
  expectTypeOf<HeroProps>().not.toHaveProperty('className')
  expectTypeOf<HeroProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  const styled = <Hero {...content} className="wide" />
  // @ts-expect-error a size outside the tuple
  const huge = <Hero {...content} size="huge" />
  // @ts-expect-error a hero without a picture is a Card
  const bare = <Hero>Redeem</Hero>
  void [styled, huge, bare]
})
