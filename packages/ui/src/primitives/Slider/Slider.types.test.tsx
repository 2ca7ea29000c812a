import { expectTypeOf, test } from 'vitest'
import type { SliderProps } from './Slider.tsx'
import { Slider } from './Slider.tsx'

test('Slider rejects outside styling and invalid props', () => {
  expectTypeOf<SliderProps>().not.toHaveProperty('className')
  expectTypeOf<SliderProps>().not.toHaveProperty('style')
  // @ts-expect-error the text of a slider always has a value and cannot be optional
  void (<Slider label="x" name="x" min={0} max={9} value={1} onChange={() => {}} />)
  const props = { label: 'x', name: 'x', min: 0, max: 9, value: 1, onChange: () => {}, format: String }
  // @ts-expect-error a slider always has a value and cannot be optional
  void (<Slider {...props} isOptional />)
})
