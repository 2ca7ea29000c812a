import { expectTypeOf, test } from 'vitest'
import type { RadioGroupProps } from './RadioGroup.tsx'
import { RadioGroup } from './RadioGroup.tsx'

test('RadioGroup refuses what it has no place for', () => {
  expectTypeOf<RadioGroupProps<string>>().not.toHaveProperty('className')
  expectTypeOf<RadioGroupProps<string>>().not.toHaveProperty('style')
  const options = [{ value: 'a', label: 'A' }] as const
  // @ts-expect-error a value that is no option
  void (<RadioGroup<'a'> label="x" name="x" value="b" onChange={() => {}} options={options} />)
  // @ts-expect-error a group without a question says nothing
  void (<RadioGroup<'a'> name="x" value="a" onChange={() => {}} options={options} />)
})
