import { boolean, object, string, trimmed } from 'superstruct'
import { ruled } from '../form/ruled.ts'
import { signInEmailRule } from './emailRule.ts'

/**
 * Sign-in: the email has an email's shape and the password is not empty. Only the server knows whether they are
 * correct.
 */
export const signInForm = object({
  email: ruled(trimmed(string()), email =>
    email === '' ? { key: 'error.email.required' } : signInEmailRule(email),
  ),
  password: ruled(string(), password => (password === '' ? { key: 'error.password.required' } : null)),
  rememberMe: boolean(),
})
