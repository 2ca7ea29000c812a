import { expectTypeOf, test } from 'vitest'
import type { NumberStepperProps } from './NumberStepper.tsx'
import { NumberStepper } from './NumberStepper.tsx'

test('NumberStepper refuses what it has no place for', () => {
  expectTypeOf<NumberStepperProps>().not.toHaveProperty('className')
  expectTypeOf<NumberStepperProps>().not.toHaveProperty('style')
  // @ts-expect-error a number, not its text
  void (<NumberStepper label="x" name="x" min={1} max={9} value="1" onChange={() => {}} />)
  // @ts-expect-error steps lead from somewhere to somewhere
  void (<NumberStepper label="x" name="x" value={1} onChange={() => {}} />)
})
