import { expectTypeOf, test } from 'vitest'
import type { SelectProps } from './Select.tsx'
import { Select } from './Select.tsx'

test('Select rejects outside styling and invalid props', () => {
  expectTypeOf<SelectProps>().not.toHaveProperty('className')
  expectTypeOf<SelectProps>().not.toHaveProperty('style')
  // @ts-expect-error an option needs a label
  void (<Select label="x" name="x" value="" onChange={() => {}} options={['AZ']} />)
  // @ts-expect-error an empty selection is the empty string
  void (<Select label="x" name="x" value={null} onChange={() => {}} options={[]} />)
})
