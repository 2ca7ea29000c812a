import { EMAIL_MAX } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'

const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const DOMAIN = `(?:${LABEL}\\.)+(?=[a-z])${LABEL}`
const ADDRESS = `${OCTET}(?:\\.${OCTET}){3}`
const LOCAL_MAX = 64

const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${DOMAIN}|${ADDRESS}|\\[${ADDRESS}\\])$`, 'i')
const SIMPLE = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

const invalid: FieldError = { key: 'error.email.invalid' }

/**
 * An email address to keep: local@domain with a dotted domain or an IPv4 address.
 *
 * @example
 * ```ts
 * import { emailRule } from '@players-club/forms-validation'
 *
 * console.log(emailRule('ana@players.example') === null, emailRule('ana@')?.key)
 * ```
 */
export function emailRule(value: string): FieldError | null {
  if (value.length > EMAIL_MAX || value.indexOf('@') > LOCAL_MAX) return invalid
  return EMAIL.test(value) ? null : invalid
}

/** The email of the sign-in page: only its looks are judged, and only once there is one. */
export function signInEmailRule(value: string): FieldError | null {
  if (value === '' || (value.length <= EMAIL_MAX && SIMPLE.test(value))) return null
  return { key: 'error.email.invalidFormat' }
}
