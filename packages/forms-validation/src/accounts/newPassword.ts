import { UNSUSPEND_KEY_MIN } from '@players-club/domain-models'
import { errorsAmong } from '../form/errorsAmong.ts'
import type { FieldError } from '../form/FieldError.ts'
import { confirmationRule, passwordRule } from './password.ts'

/** A new password as it is typed: once, and again to confirm it. */
export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

/** What is wrong with a new password and with its confirmation; a valid field has no entry. */
export function newPasswordErrors(form: NewPassword): { password?: FieldError; confirmation?: FieldError } {
  return errorsAmong({
    password: passwordRule(form.password),
    confirmation: confirmationRule(form.confirmation, form),
  })
}

/** Whether a text can be a reactivation key; a shorter one cannot. */
export const isUnsuspendKey = (key: string): boolean => key.length >= UNSUSPEND_KEY_MIN
