import { expectTypeOf, test } from 'vitest'
import type { StackProps } from './Stack.tsx'
import { Stack } from './Stack.tsx'

test('Stack refuses what it has no place for', () => {
  expectTypeOf<StackProps>().not.toHaveProperty('className')
  expectTypeOf<StackProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Stack className="wide">x</Stack>)
  // @ts-expect-error space comes in steps of the grid
  void (<Stack gap={7}>x</Stack>)
})
