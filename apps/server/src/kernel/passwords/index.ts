export { createPasswords, PasswordQueueFullError } from './passwords.ts'
export type { PasswordHasher, PasswordOptions, Passwords } from './passwords.ts'
