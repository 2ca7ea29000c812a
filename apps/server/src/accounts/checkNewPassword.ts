import { passwordRule } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'
import { isCommonPassword } from './isCommonPassword.ts'

/** Refuses what cannot be, or must not become, a player's password; the address counts where it is known. */
export const checkNewPassword = (password: string, email?: string): void => {
  if (passwordRule(password)) throw new Refusal('accounts.password.invalid')
  if (isCommonPassword(password, email)) throw new Refusal('accounts.password.common')
}
