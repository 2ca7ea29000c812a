import { expectTypeOf, test } from 'vitest'
import type { MaskedFieldProps } from './MaskedField.tsx'
import { MaskedField } from './MaskedField.tsx'

test('MaskedField refuses what it has no place for', () => {
  expectTypeOf<MaskedFieldProps>().not.toHaveProperty('className')
  expectTypeOf<MaskedFieldProps>().not.toHaveProperty('style')
  const mask = (value: string) => value
  // @ts-expect-error without a mask it is a TextField
  void (<MaskedField label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error its mask knows how much there is room for, and a limit would cut off what is pasted
  void (<MaskedField maxLength={9} mask={mask} label="x" name="x" value="" onChange={() => {}} />)
  // @ts-expect-error boxes for addresses and numbers have no caret to keep
  void (<MaskedField type="email" mask={mask} label="x" name="x" value="" onChange={() => {}} />)
})
