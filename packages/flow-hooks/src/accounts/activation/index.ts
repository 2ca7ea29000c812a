export type { ActivationOutcome } from './activation.machine.ts'
export { useActivated } from './useActivated.ts'
export { useActivation, type ActivationFlow } from './useActivation.ts'
