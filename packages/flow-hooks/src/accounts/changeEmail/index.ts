export type { ChangeEmailState } from './changeEmail.machine.ts'
export { useChangeEmail, type ChangeEmail } from './useChangeEmail.ts'
