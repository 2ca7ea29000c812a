export { ActivationView, activationOutcomes } from './ActivationView.tsx'
export type { ActivationViewProps } from './ActivationView.tsx'
