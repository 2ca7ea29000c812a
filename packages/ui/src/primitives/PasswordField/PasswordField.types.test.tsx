import { expectTypeOf, test } from 'vitest'
import type { PasswordFieldProps } from './PasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'

test('PasswordField refuses what it has no place for', () => {
  expectTypeOf<PasswordFieldProps>().not.toHaveProperty('className')
  expectTypeOf<PasswordFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error password managers must know whether it is an old or a new one
  void (<PasswordField label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error a password is never kept from its manager
  void (<PasswordField autoComplete="off" label="x" name="x" value="" onChange={() => {}} />)
})
