import { expectTypeOf, test } from 'vitest'
import type { BleedProps } from './Bleed.tsx'
import { Bleed } from './Bleed.tsx'

test('Bleed refuses what it has no place for', () => {
  expectTypeOf<BleedProps>().not.toHaveProperty('className')
  expectTypeOf<BleedProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Bleed className="wide">x</Bleed>)
  // @ts-expect-error it reaches over something
  void (<Bleed />)
})
