import { expectTypeOf, test } from 'vitest'
import type { CheckboxProps } from './Checkbox.tsx'
import { Checkbox } from './Checkbox.tsx'

test('Checkbox refuses what it has no place for', () => {
  expectTypeOf<CheckboxProps>().not.toHaveProperty('className')
  expectTypeOf<CheckboxProps>().not.toHaveProperty('style')
  // @ts-expect-error a box without words says nothing
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
