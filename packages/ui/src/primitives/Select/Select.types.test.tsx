import { expectTypeOf, test } from 'vitest'
import type { SelectProps } from './Select.tsx'
import { Select } from './Select.tsx'

test('Select refuses what it has no place for', () => {
  expectTypeOf<SelectProps>().not.toHaveProperty('className')
  expectTypeOf<SelectProps>().not.toHaveProperty('style')
  // @ts-expect-error an option has a label that is read
  void (<Select label="x" name="x" value="" onChange={() => {}} options={['AZ']} />)
  // @ts-expect-error nothing chosen is the empty value
  void (<Select label="x" name="x" value={null} onChange={() => {}} options={[]} />)
})
