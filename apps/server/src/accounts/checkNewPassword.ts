import { newPasswordRule } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'

/** Refuses a password that breaks the rules or is common; checks it against the address, if known. */
export const checkNewPassword = (password: string, email?: string): void => {
  const wrong = newPasswordRule(password, email)
  if (wrong) throw new Refusal(wrong.key)
}
