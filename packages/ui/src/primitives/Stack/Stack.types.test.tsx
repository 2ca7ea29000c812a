import { expectTypeOf, test } from 'vitest'
import type { StackProps } from './Stack.tsx'
import { Stack } from './Stack.tsx'

test('Stack rejects outside styling and invalid props', () => {
  expectTypeOf<StackProps>().not.toHaveProperty('className')
  expectTypeOf<StackProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Stack className="wide">x</Stack>)
  // @ts-expect-error only steps of the spacing grid are allowed
  void (<Stack gap={7}>x</Stack>)
})
