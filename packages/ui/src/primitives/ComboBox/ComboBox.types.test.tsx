import { expectTypeOf, test } from 'vitest'
import type { ComboBoxProps } from './ComboBox.tsx'
import { ComboBox } from './ComboBox.tsx'

test('ComboBox refuses what it has no place for', () => {
  expectTypeOf<ComboBoxProps>().not.toHaveProperty('className')
  expectTypeOf<ComboBoxProps>().not.toHaveProperty('style')
  // @ts-expect-error an option has a label that is read
  void (<ComboBox label="x" name="x" value="" onChange={() => {}} options={['Phoenix']} />)
  // @ts-expect-error nothing chosen is the empty value
  void (<ComboBox label="x" name="x" value={null} onChange={() => {}} options={[]} />)
})
