import { expectTypeOf, test } from 'vitest'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

test('TextField refuses what it has no place for', () => {
  expectTypeOf<TextFieldProps>().not.toHaveProperty('className')
  expectTypeOf<TextFieldProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<TextField label="x" name="x" value="" onChange={() => {}} className="wide" />)
  // @ts-expect-error a password has a field of its own
  void (<TextField type="password" label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error not a token that browsers fill in
  void (<TextField autoComplete="nickname2" label="x" name="x" value="" onChange={() => {}} />)
})
