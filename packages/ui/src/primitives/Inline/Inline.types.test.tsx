import { expectTypeOf, test } from 'vitest'
import type { InlineProps } from './Inline.tsx'
import { Inline } from './Inline.tsx'

test('Inline refuses what it has no place for', () => {
  expectTypeOf<InlineProps>().not.toHaveProperty('className')
  expectTypeOf<InlineProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Inline className="wide">x</Inline>)
  // @ts-expect-error space comes in steps of the grid
  void (<Inline gap="8px">x</Inline>)
})
