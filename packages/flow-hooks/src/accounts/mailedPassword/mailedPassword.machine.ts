import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import {
  filterPassword,
  newPasswordErrors,
  type FieldError,
  type NewPassword,
} from '@players-club/forms-validation'
import { withoutChanged } from '../../club/fields.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

export type NewPasswordErrors = { readonly password?: FieldError; readonly confirmation?: FieldError }

export type MailedPasswordState =
  | { readonly at: 'checking' }
  /** The club could not be asked about the key. */
  | { readonly at: 'unchecked'; readonly message: ErrorMessage }
  /** The key is good for nothing. */
  | { readonly at: 'invalid'; readonly message: ErrorMessage }
  | {
      readonly at: 'editing'
      readonly form: NewPassword
      readonly errors: NewPasswordErrors
      /** Why the last password was not saved. */
      readonly notice: ErrorMessage | null
      /** The answer to a save was lost: the password may be saved. */
      readonly isOutcomeUnknown: boolean
    }
  | { readonly at: 'saving'; readonly form: NewPassword; readonly isOutcomeUnknown: boolean }
  | { readonly at: 'done' }

export type MailedPasswordEvent =
  | { readonly type: 'checked'; readonly isValid: boolean }
  | { readonly type: 'check-failed'; readonly error: unknown }
  | { readonly type: 'retried' }
  | { readonly type: 'changed'; readonly change: Partial<NewPassword> }
  /** A field was left: what is wrong with it is said from then on. */
  | { readonly type: 'left'; readonly field: keyof NewPassword }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'save-failed'; readonly error: unknown }

export type MailedPasswordEffect =
  | { readonly type: 'check' }
  | { readonly type: 'wait' }
  | { readonly type: 'save'; readonly password: string }

export type MailedPasswordMachine = Machine<MailedPasswordState, MailedPasswordEvent, MailedPasswordEffect>

/** Why a password was not saved, and whether another try with this key could do better. */
export type Refusal = { readonly message: ErrorMessage; readonly isKeyBad: boolean }

export type MailedPasswordRules = {
  /** How the page begins; the key is checked first where it begins by checking. */
  readonly initial: MailedPasswordState
  refusal(error: unknown): Refusal
  /** What is said of a key that was checked and is none. */
  readonly invalid: ErrorMessage
}

type MailedPasswordStep = Step<MailedPasswordState, MailedPasswordEffect | Abandon>

type Editing = Extract<MailedPasswordState, { at: 'editing' }>
type Saving = Extract<MailedPasswordState, { at: 'saving' }>

const maybeSaved = { key: 'newPassword.maybeSaved' } as const

export const emptyForm: Editing = {
  at: 'editing',
  form: { password: '', confirmation: '' },
  errors: {},
  notice: null,
  isOutcomeUnknown: false,
}

function editing(state: Editing, event: MailedPasswordEvent): MailedPasswordStep {
  if (event.type === 'changed') {
    const { password, confirmation } = { ...state.form, ...event.change }
    const form = { password: filterPassword(password), confirmation: filterPassword(confirmation) }
    // Either of the two may have been the mistyped one.
    const isMatch = form.password === form.confirmation
    const change = { ...event.change, ...(isMatch && { confirmation }) }
    return [{ ...state, form, errors: withoutChanged(state.errors, change), notice: null }, []]
  }
  const { form, isOutcomeUnknown } = state
  const errors = newPasswordErrors(form)
  if (event.type === 'left') {
    const said = form[event.field] === '' ? {} : { [event.field]: errors[event.field] }
    return [{ ...state, errors: { ...state.errors, ...said } }, []]
  }
  if (event.type !== 'submitted') return [state, []]
  if (errors.password || errors.confirmation) return [{ ...state, errors, notice: null }, []]
  return [
    { at: 'saving', form, isOutcomeUnknown },
    [{ type: 'wait' }, { type: 'save', password: form.password }],
  ]
}

/** A new password is chosen with the key from a mail. */
export function mailedPasswordMachine({
  initial,
  refusal,
  invalid,
}: MailedPasswordRules): MailedPasswordMachine {
  function saveFailed({ form, ...before }: Saving, error: unknown): MailedPasswordStep {
    const isOutcomeUnknown = before.isOutcomeUnknown || !isRefusal(error)
    const key = error instanceof ApiError ? error.messageKey : undefined
    if (key === 'accounts.password.common')
      return [{ ...emptyForm, form, errors: { password: { key } }, isOutcomeUnknown }, [abandon]]
    const { message, isKeyBad } = refusal(error)
    // A key works once: the save whose answer was lost may have spent it.
    const next: MailedPasswordState = isKeyBad
      ? { at: 'invalid', message: isOutcomeUnknown ? maybeSaved : message }
      : { ...emptyForm, form, notice: message, isOutcomeUnknown }
    return [next, [abandon]]
  }

  return {
    initial,
    start: initial.at === 'checking' ? [{ type: 'check' }] : [],
    transition(state, event) {
      switch (state.at) {
        case 'checking':
          if (event.type === 'check-failed')
            return refusal(event.error).isKeyBad
              ? [{ at: 'invalid', message: invalid }, []]
              : [{ at: 'unchecked', message: errorMessage(event.error) }, []]
          if (event.type !== 'checked') return [state, []]
          return [event.isValid ? emptyForm : { at: 'invalid', message: invalid }, []]
        case 'unchecked':
          return event.type === 'retried' ? [{ at: 'checking' }, [{ type: 'check' }]] : [state, []]
        case 'editing':
          return editing(state, event)
        case 'saving':
          if (event.type === 'saved') return [{ at: 'done' }, [abandon]]
          return event.type === 'save-failed' ? saveFailed(state, event.error) : [state, []]
        case 'invalid':
        case 'done':
          return [state, []]
      }
    },
  }
}
