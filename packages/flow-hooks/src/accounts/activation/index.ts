export { useActivated } from './useActivated.ts'
export { useActivation, type ActivationFlow, type ActivationOutcome } from './useActivation.ts'
