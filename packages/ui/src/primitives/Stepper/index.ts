export { Stepper } from './Stepper.tsx'
export type { StepperProps } from './Stepper.tsx'
