import { expectTypeOf, test } from 'vitest'
import type { StepperProps } from './Stepper.tsx'
import { Stepper } from './Stepper.tsx'

test('Stepper rejects outside styling and invalid props', () => {
  expectTypeOf<StepperProps>().not.toHaveProperty('className')
  expectTypeOf<StepperProps>().not.toHaveProperty('style')
  // @ts-expect-error spacing belongs to the parent, looks to the variants
  void (<Stepper label="Registration" steps={['One']} current={0} className="wide" />)
  // @ts-expect-error the label is required: it names the list
  void (<Stepper steps={['One']} current={0} />)
})
