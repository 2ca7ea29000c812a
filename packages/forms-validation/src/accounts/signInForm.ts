import { boolean, object, string, trimmed } from 'superstruct'
import { ruled } from '../form/ruled.ts'
import { signInEmailRule } from './emailRule.ts'

/** Sign-in: the email looks like one, and there is a password. Whether they are right only the server can say. */
export const signInForm = object({
  email: ruled(trimmed(string()), email =>
    email === '' ? { key: 'error.email.required' } : signInEmailRule(email),
  ),
  password: ruled(string(), password => (password === '' ? { key: 'error.password.required' } : null)),
  rememberMe: boolean(),
})
