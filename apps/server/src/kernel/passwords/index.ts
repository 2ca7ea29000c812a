export { createPasswords, PasswordQueueFullError } from './passwords.ts'
export type { PasswordDesk, PasswordOptions, Passwords } from './passwords.ts'
