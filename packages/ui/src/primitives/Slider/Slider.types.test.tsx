import { expectTypeOf, test } from 'vitest'
import type { SliderProps } from './Slider.tsx'
import { Slider } from './Slider.tsx'

test('Slider refuses what it has no place for', () => {
  expectTypeOf<SliderProps>().not.toHaveProperty('className')
  expectTypeOf<SliderProps>().not.toHaveProperty('style')
  // @ts-expect-error a value has words
  void (<Slider label="x" name="x" min={0} max={9} value={1} onChange={() => {}} />)
  const props = { label: 'x', name: 'x', min: 0, max: 9, value: 1, onChange: () => {}, format: String }
  // @ts-expect-error a slider always has a value
  void (<Slider {...props} isOptional />)
})
