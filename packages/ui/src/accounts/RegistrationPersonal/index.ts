export { RegistrationPersonal } from './RegistrationPersonal.tsx'
export type { RegistrationPersonalProps } from './RegistrationPersonal.tsx'
export { registrationProgresses } from './RegistrationProgress.tsx'
export type { RegistrationProgressProps } from './RegistrationProgress.tsx'
