export { useResetFinish, type ResetFinish } from './resetFinish.ts'
export { useUnsuspend } from './unsuspend.ts'
export type { MailedPassword } from './useMailedPassword.ts'
