import { expectTypeOf, test } from 'vitest'
import type { PasswordFieldProps } from './PasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'

test('PasswordField rejects outside styling and invalid props', () => {
  expectTypeOf<PasswordFieldProps>().not.toHaveProperty('className')
  expectTypeOf<PasswordFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error the autofill token is required: current or new password
  void (<PasswordField label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error password managers may not be turned off
  void (<PasswordField autoComplete="off" label="x" name="x" value="" onChange={() => {}} />)
  const props = { label: 'x', name: 'x', value: '', onChange: () => {} }
  // @ts-expect-error a password is always required
  void (<PasswordField {...props} autoComplete="new-password" isOptional />)
})
