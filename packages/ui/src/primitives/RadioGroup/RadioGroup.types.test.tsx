import { expectTypeOf, test } from 'vitest'
import type { RadioGroupProps } from './RadioGroup.tsx'
import { RadioGroup } from './RadioGroup.tsx'

test('RadioGroup rejects outside styling and invalid props', () => {
  expectTypeOf<RadioGroupProps<string>>().not.toHaveProperty('className')
  expectTypeOf<RadioGroupProps<string>>().not.toHaveProperty('style')
  const options = [{ value: 'a', label: 'A' }] as const
  // @ts-expect-error a value outside the options
  void (<RadioGroup<'a'> label="x" name="x" value="b" onChange={() => {}} options={options} />)
  // @ts-expect-error the label is required
  void (<RadioGroup<'a'> name="x" value="a" onChange={() => {}} options={options} />)
})
