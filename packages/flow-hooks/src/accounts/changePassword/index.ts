export type { ChangePasswordErrors, ChangePasswordForm, CurrentCheck } from './changePassword.machine.ts'
export { useChangePassword, type ChangePassword } from './useChangePassword.ts'
