import { expectTypeOf, test } from 'vitest'
import type { StepperProps } from './Stepper.tsx'
import { Stepper } from './Stepper.tsx'

test('Stepper refuses what it has no place for', () => {
  expectTypeOf<StepperProps>().not.toHaveProperty('className')
  expectTypeOf<StepperProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<Stepper label="Registration" steps={['One']} current={0} className="wide" />)
  // @ts-expect-error a list that is read needs a name
  void (<Stepper steps={['One']} current={0} />)
})
