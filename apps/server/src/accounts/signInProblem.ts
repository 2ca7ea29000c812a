import type { SignInFailure } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'

const DETAILS: Readonly<Record<SignInFailure, string>> = {
  invalid: 'The e-mail address or the password is wrong.',
  warning: 'The e-mail address or the password is wrong.',
  lockoutAttempt: 'This was the last attempt: signing in is locked for a while.',
  lockout: 'Signing in is locked for a while after too many wrong attempts.',
  notActivated: 'The account has not been activated.',
  suspended: 'The account is suspended.',
}

/** A refused sign-in, with the error key that clients know. */
export const signInProblem = (reason: SignInFailure, remainingAttempts?: number): Refusal => {
  const errorKey = `error.uaaAuthentication.${reason}`
  const title = DETAILS[reason]
  if (remainingAttempts === undefined) return new Refusal(errorKey, { title })
  const params = { remainingAttempts }
  return new Refusal(errorKey, { title, params, additionalInformation: { remainingAttempts } })
}
