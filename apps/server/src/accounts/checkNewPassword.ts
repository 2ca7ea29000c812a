import { newPasswordRule, type GuessedNames } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'

/** Refuses a password that breaks the rules or is common. */
export const checkNewPassword = (password: string, names: GuessedNames): void => {
  const wrong = newPasswordRule(password, names)
  if (wrong) throw new Refusal(wrong.key)
}
