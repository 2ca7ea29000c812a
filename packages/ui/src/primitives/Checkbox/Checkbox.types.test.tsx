import { expectTypeOf, test } from 'vitest'
import type { CheckboxProps } from './Checkbox.tsx'
import { Checkbox } from './Checkbox.tsx'

test('Checkbox rejects outside styling and invalid props', () => {
  expectTypeOf<CheckboxProps>().not.toHaveProperty('className')
  expectTypeOf<CheckboxProps>().not.toHaveProperty('style')
  // @ts-expect-error the label is required
  void (<Checkbox name="x" isSelected onChange={() => {}} />)
  void (
    (
      // @ts-expect-error looks belong to the theme
      <Checkbox name="x" isSelected onChange={() => {}} className="wide">
        x
      </Checkbox>
    )
  )
})
