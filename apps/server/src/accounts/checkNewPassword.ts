import { passwordRule } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'
import { isCommonPassword } from './isCommonPassword.ts'

/** Refuses a password that breaks the rules or is common; checks it against the address, if known. */
export const checkNewPassword = (password: string, email?: string): void => {
  if (passwordRule(password)) throw new Refusal('accounts.password.invalid')
  if (isCommonPassword(password, email)) throw new Refusal('accounts.password.common')
}
