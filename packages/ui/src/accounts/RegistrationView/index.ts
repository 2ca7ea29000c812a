export { RegistrationView } from './RegistrationView.tsx'
export type { RegistrationStep, RegistrationViewProps } from './RegistrationView.tsx'
