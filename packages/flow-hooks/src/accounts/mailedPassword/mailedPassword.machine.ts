import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import {
  filterPassword,
  newPasswordErrors,
  type FieldError,
  type NewPassword,
} from '@players-club/forms-validation'
import { withTouched } from '../../club/fields.ts'
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
      /** The fields that were touched: from then on they say what is wrong. */
      readonly touched: readonly (keyof NewPassword)[]
      /** Why the server does not take the password; forgotten when it changes. */
      readonly passwordError: FieldError | null
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
  | { readonly type: 'touched'; readonly field: keyof NewPassword }
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
  touched: [],
  passwordError: null,
  notice: null,
  isOutcomeUnknown: false,
}

const fields = ['password', 'confirmation'] as const

/** What each field says is wrong with it. */
export function mailedPasswordErrors(state: MailedPasswordState): NewPasswordErrors {
  if (state.at !== 'editing') return {}
  const { password, confirmation } = newPasswordErrors(state.form)
  return {
    password: state.passwordError ?? (state.touched.includes('password') ? password : undefined),
    confirmation: state.touched.includes('confirmation') ? confirmation : undefined,
  }
}

function editing(state: Editing, event: MailedPasswordEvent): MailedPasswordStep {
  const { form, isOutcomeUnknown } = state
  switch (event.type) {
    case 'changed': {
      const next = { ...form, ...event.change }
      const password = filterPassword(next.password)
      const passwordError = password === form.password ? state.passwordError : null
      const confirmation = filterPassword(next.confirmation)
      return [{ ...state, form: { password, confirmation }, passwordError, notice: null }, []]
    }
    case 'touched':
      return [
        form[event.field] === '' ? state : { ...state, touched: withTouched(state.touched, event.field) },
        [],
      ]
    case 'submitted':
      if (Object.keys(newPasswordErrors(form)).length > 0)
        return [{ ...state, touched: fields, notice: null }, []]
      return [
        { at: 'saving', form, isOutcomeUnknown },
        [{ type: 'wait' }, { type: 'save', password: form.password }],
      ]
    default:
      return [state, []]
  }
}

/** A new password is chosen with the key from a mail. */
export function mailedPasswordMachine({
  initial,
  refusal,
  invalid,
}: MailedPasswordRules): MailedPasswordMachine {
  function saveFailed({ form, ...before }: Saving, error: unknown): MailedPasswordStep {
    const isOutcomeUnknown = before.isOutcomeUnknown || !isRefusal(error)
    const again = { ...emptyForm, form, touched: fields, isOutcomeUnknown }
    const key = error instanceof ApiError ? error.messageKey : undefined
    if (key === 'accounts.password.common') return [{ ...again, passwordError: { key } }, [abandon]]
    const { message, isKeyBad } = refusal(error)
    // A key works once: the save whose answer was lost may have spent it.
    const next: MailedPasswordState = isKeyBad
      ? { at: 'invalid', message: isOutcomeUnknown ? maybeSaved : message }
      : { ...again, notice: message }
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
