export { NumberStepper } from './NumberStepper.tsx'
export type { NumberStepperProps } from './NumberStepper.tsx'
export type { StepRange } from './stepRange.ts'
