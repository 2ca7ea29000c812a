import { expectTypeOf, test } from 'vitest'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

test('TextField rejects outside styling and invalid props', () => {
  expectTypeOf<TextFieldProps>().not.toHaveProperty('className')
  expectTypeOf<TextFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<TextField label="x" name="x" value="" onChange={() => {}} className="wide" />)
  // @ts-expect-error type password belongs to PasswordField
  void (<TextField type="password" label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error not an autofill token of the HTML standard
  void (<TextField autoComplete="nickname2" label="x" name="x" value="" onChange={() => {}} />)
})
