import { object } from 'superstruct'
import { mailedKey, passwordText } from '../endpoint/index.ts'

/** A new password, chosen with a mailed key. */
export const keyedPassword = object({ key: mailedKey, newPassword: passwordText })

export const keyedPasswordErrors = {
  'account.suspended': 403,
  'accounts.password.common': 422,
  'accounts.password.invalid': 422,
  'error.expiredKey': 410,
  'error.usernotfound': 404,
} as const
