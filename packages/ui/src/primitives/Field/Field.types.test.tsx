import { expectTypeOf, test } from 'vitest'
import type { FieldProps } from './Field.tsx'
import { Field } from './Field.tsx'

test('Field refuses what it has no place for', () => {
  expectTypeOf<FieldProps>().not.toHaveProperty('className')
  expectTypeOf<FieldProps>().not.toHaveProperty('style')
  // @ts-expect-error a field without a label says nothing
  void (<Field>{() => null}</Field>)
  // @ts-expect-error a control that does not take its naming cannot belong to the label
  void (<Field label="x">{<input />}</Field>)
})
