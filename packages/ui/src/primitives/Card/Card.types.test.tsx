import { expectTypeOf, test } from 'vitest'
import type { CardProps } from './Card.tsx'
import { Card } from './Card.tsx'

test('Card rejects outside styling and invalid props', () => {
  expectTypeOf<CardProps>().not.toHaveProperty('className')
  expectTypeOf<CardProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Card className="wide">x</Card>)
  // oxfmt-ignore
  // @ts-expect-error a panel sets its own surface
  void (<Card panel="dusk" surface="sunken">x</Card>)
})
