import { ApiError, serverMessage, type ErrorMessage } from '@players-club/api-client'

import { emailRule } from '@players-club/forms-validation'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

/** The new address, then the current password; then it is done. */
export type ChangeEmailState = {
  readonly email: string
  readonly password: string
  /** What is wrong with the field on show. */
  readonly error: ErrorMessage | null
  /** Why the last change was refused, where it is about neither field. */
  readonly notice: ErrorMessage | null
  readonly at: 'email' | 'password' | 'changing' | 'done'
}

export type ChangeEmailEvent =
  | { readonly type: 'email-changed'; readonly email: string }
  | { readonly type: 'email-left'; readonly current: string }
  | { readonly type: 'email-entered'; readonly current: string }
  | { readonly type: 'password-changed'; readonly password: string }
  | { readonly type: 'stepped-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'email-accepted' }
  | { readonly type: 'navigation-failed' }
  | { readonly type: 'change-failed'; readonly error: unknown }

export type ChangeEmailEffect =
  | { readonly type: 'spin' }
  | { readonly type: 'change'; readonly email: string; readonly password: string }
  | { readonly type: 'goBack' }
  | { readonly type: 'showSuccess' }

type ChangeEmailStep = Step<ChangeEmailState, ChangeEmailEffect | Abandon>

/** What is wrong with a new address: it is none, or it is the current one, however it is written. */
function emailError(email: string, current: string): ErrorMessage | null {
  const isCurrent = email.trim().toLowerCase() === current.toLowerCase()
  return isCurrent ? { key: 'error.email.same' } : emailRule(email.trim())
}

export const canContinue = (state: ChangeEmailState, current: string): boolean =>
  state.at === 'email' && emailError(state.email, current) === null

export const canConfirm = (state: ChangeEmailState): boolean =>
  state.at === 'password' && state.password !== ''

const ofTheAddress: ReadonlySet<string> = new Set([
  'error.email.invalid',
  'error.email.same',
  'error.email.unusable',
  'registration.emailInUse',
])

/** Whatever it is about is asked for again; the rest stays. */
function refused(state: ChangeEmailState, error: unknown): ChangeEmailStep {
  const message = serverMessage(error)
  const key = error instanceof ApiError ? error.messageKey : undefined
  if (key !== undefined && ofTheAddress.has(key))
    return [{ ...state, at: 'email', password: '', error: message }, [abandon]]
  if (key === 'accounts.password.currentInvalid')
    return [{ ...state, at: 'password', password: '', error: message }, [abandon]]
  return [{ ...state, at: 'password', notice: message }, [abandon]]
}

function entering(state: ChangeEmailState, event: ChangeEmailEvent): ChangeEmailStep {
  switch (event.type) {
    case 'email-changed':
      return [{ ...state, email: event.email, error: null, notice: null }, []]
    case 'email-left':
      return state.email.trim() === ''
        ? [state, []]
        : [{ ...state, error: emailError(state.email, event.current) }, []]
    case 'email-entered': {
      const error = emailError(state.email, event.current)
      return [{ ...state, at: error ? 'email' : 'password', error }, []]
    }
    default:
      return [state, []]
  }
}

function confirming(state: ChangeEmailState, event: ChangeEmailEvent): ChangeEmailStep {
  switch (event.type) {
    case 'password-changed':
      return [{ ...state, password: event.password, error: null, notice: null }, []]
    case 'stepped-back':
      return [{ ...state, at: 'email', password: '', error: null, notice: null }, []]
    case 'submitted': {
      if (!canConfirm(state)) return [state, []]
      const { password } = state
      return [
        { ...state, at: 'changing', error: null, notice: null },
        [{ type: 'spin' }, { type: 'change', email: state.email.trim(), password }],
      ]
    }
    default:
      return [state, []]
  }
}

const initial: ChangeEmailState = { at: 'email', email: '', password: '', error: null, notice: null }

function transition(state: ChangeEmailState, event: ChangeEmailEvent): ChangeEmailStep {
  if (state.at === 'email') return entering(state, event)
  if (state.at === 'password') return confirming(state, event)
  if (state.at === 'done') return [event.type === 'navigation-failed' ? initial : state, []]
  if (event.type === 'change-failed') return refused(state, event.error)
  if (event.type !== 'email-accepted') return [state, []]
  return [{ ...state, at: 'done' }, [abandon, { type: 'goBack' }, { type: 'showSuccess' }]]
}

/** Change of the e-mail address, in two steps; it leads back to Account & Security. */
export const changeEmailMachine: Machine<ChangeEmailState, ChangeEmailEvent, ChangeEmailEffect> = {
  initial,
  transition,
}
