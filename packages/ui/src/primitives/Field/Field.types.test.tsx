import { expectTypeOf, test } from 'vitest'
import type { FieldProps } from './Field.tsx'
import { Field } from './Field.tsx'

test('Field rejects outside styling and invalid props', () => {
  expectTypeOf<FieldProps>().not.toHaveProperty('className')
  expectTypeOf<FieldProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required
  void (<Field>{() => null}</Field>)
  // @ts-expect-error the control must accept the id and ARIA attributes
  void (<Field label="x">{<input />}</Field>)
})
