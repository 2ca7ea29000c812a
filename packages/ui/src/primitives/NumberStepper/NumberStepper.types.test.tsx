import { expectTypeOf, test } from 'vitest'
import type { NumberStepperProps } from './NumberStepper.tsx'
import { NumberStepper } from './NumberStepper.tsx'

test('NumberStepper rejects outside styling and invalid props', () => {
  expectTypeOf<NumberStepperProps>().not.toHaveProperty('className')
  expectTypeOf<NumberStepperProps>().not.toHaveProperty('style')
  // @ts-expect-error the value is a number, not a string
  void (<NumberStepper label="x" name="x" min={1} max={9} value="1" onChange={() => {}} />)
  // @ts-expect-error the range is required
  void (<NumberStepper label="x" name="x" value={1} onChange={() => {}} />)
})
