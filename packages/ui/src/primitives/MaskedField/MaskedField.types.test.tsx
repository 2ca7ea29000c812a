import { expectTypeOf, test } from 'vitest'
import type { MaskedFieldProps } from './MaskedField.tsx'
import { MaskedField } from './MaskedField.tsx'

test('MaskedField rejects outside styling and invalid props', () => {
  expectTypeOf<MaskedFieldProps>().not.toHaveProperty('className')
  expectTypeOf<MaskedFieldProps>().not.toHaveProperty('style')
  const mask = (value: string) => value
  // @ts-expect-error the mask is required; a field without one is a TextField
  void (<MaskedField label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error the mask limits the length; maxLength would cut off pasted text
  void (<MaskedField maxLength={9} mask={mask} label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error inputs of type email and number have no caret position to restore
  void (<MaskedField type="email" mask={mask} label="x" name="x" value="" onChange={() => {}} />)
})
