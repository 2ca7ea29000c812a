import { expectTypeOf, test } from 'vitest'
import type { HeroProps } from './Hero.tsx'
import { Hero } from './Hero.tsx'

const content = { picture: null, children: 'Redeem' }

test('Hero rejects outside styling and unknown variants', () => {
  expectTypeOf<HeroProps>().not.toHaveProperty('className')
  expectTypeOf<HeroProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  const styled = <Hero {...content} className="wide" />
  // @ts-expect-error a size outside the tuple
  const huge = <Hero {...content} size="huge" />
  // @ts-expect-error the picture is required; without one use a Card
  const bare = <Hero>Redeem</Hero>
  void [styled, huge, bare]
})
