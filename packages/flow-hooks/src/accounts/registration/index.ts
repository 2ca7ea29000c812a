export { type RegistrationErrors, type RegistrationForm } from './RegistrationState.ts'
export { useRegistration, type Registration, type RegistrationOptions } from './useRegistration.ts'
