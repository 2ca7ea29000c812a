export { RegistrationVerify } from './RegistrationVerify.tsx'
export type { RegistrationVerifyProps } from './RegistrationVerify.tsx'
