import { expectTypeOf, test } from 'vitest'
import type { CardProps } from './Card.tsx'
import { Card } from './Card.tsx'

test('Card refuses what it has no place for', () => {
  expectTypeOf<CardProps>().not.toHaveProperty('className')
  expectTypeOf<CardProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Card className="wide">x</Card>)
  // prettier-ignore
  // @ts-expect-error a panel has its own surface
  void (<Card panel="dusk" surface="sunken">x</Card>)
})
