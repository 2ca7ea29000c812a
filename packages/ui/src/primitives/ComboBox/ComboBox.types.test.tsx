import { expectTypeOf, test } from 'vitest'
import type { ComboBoxProps } from './ComboBox.tsx'
import { ComboBox } from './ComboBox.tsx'

test('ComboBox rejects outside styling and invalid props', () => {
  expectTypeOf<ComboBoxProps>().not.toHaveProperty('className')
  expectTypeOf<ComboBoxProps>().not.toHaveProperty('style')
  // @ts-expect-error an option needs a label
  void (<ComboBox label="x" name="x" value="" onChange={() => {}} options={['Phoenix']} />)
  // @ts-expect-error an empty selection is the empty string
  void (<ComboBox label="x" name="x" value={null} onChange={() => {}} options={[]} />)
})
