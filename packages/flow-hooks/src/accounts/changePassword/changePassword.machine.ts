import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import { confirmationRule, filterPassword, passwordRule } from '@players-club/forms-validation'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

/** The passwords as they are typed: the current one, the next one, and the next one again. */
export type ChangePasswordForm = {
  readonly current: string
  readonly next: string
  readonly confirmation: string
}

/** What is known of the current password: asked when its field has been left, forgotten when it changes. */
export type CurrentCheck = 'unchecked' | 'checking' | 'valid' | 'invalid'

export type ChangePasswordState = {
  /** Done: the next page is on its way; until then the form stays as it was sent. */
  readonly at: 'editing' | 'changing' | 'done'
  readonly form: ChangePasswordForm
  readonly check: CurrentCheck
  /** Why the current password could not be checked. */
  readonly checkError: ErrorMessage | null
  /** Fields that have been touched: from then on they say what is wrong. */
  readonly touched: { readonly next?: boolean; readonly confirmation?: boolean }
  /** Why the server does not take the new password; forgotten when it changes. */
  readonly nextError: ErrorMessage | null
  /** Why the last change was refused. */
  readonly notice: ErrorMessage | null
}

export type ChangePasswordEvent =
  | { readonly type: 'changed'; readonly change: Partial<ChangePasswordForm> }
  | { readonly type: 'touched'; readonly field: keyof ChangePasswordForm }
  | { readonly type: 'checked'; readonly isValid: boolean }
  | { readonly type: 'check-failed'; readonly error: unknown }
  | { readonly type: 'submitted' }
  | { readonly type: 'password-changed' }
  | { readonly type: 'navigation-failed' }
  | { readonly type: 'change-failed'; readonly error: unknown }

export type ChangePasswordEffect =
  | { readonly type: 'check'; readonly password: string }
  | { readonly type: 'spin' }
  | { readonly type: 'change'; readonly form: ChangePasswordForm }
  | { readonly type: 'goHome' }
  | { readonly type: 'showSuccess' }

type ChangePasswordStep = Step<ChangePasswordState, ChangePasswordEffect | Abandon>

const empty: ChangePasswordForm = { current: '', next: '', confirmation: '' }

const isSame = ({ current, next }: ChangePasswordForm) => next !== '' && next === current

/** All three filled in, the new one valid and another, the confirmation equal, and the current one verified. */
export function canChangePassword({ at, form, check }: ChangePasswordState): boolean {
  const { current, next, confirmation } = form
  const isWhole = current !== '' && next !== '' && confirmation !== ''
  return (
    at === 'editing' &&
    isWhole &&
    check === 'valid' &&
    passwordRule(next) === null &&
    !isSame(form) &&
    confirmation === next
  )
}

/** What is wrong with the passwords as they are typed; a valid field has no entry. */
export type ChangePasswordErrors = {
  readonly current?: ErrorMessage
  readonly next?: ErrorMessage
  readonly confirmation?: ErrorMessage
}

/** What each field says is wrong with it. */
export function changePasswordErrors(state: ChangePasswordState): ChangePasswordErrors {
  const { form, check, checkError, touched } = state
  const errors: { -readonly [Field in keyof ChangePasswordErrors]: ChangePasswordErrors[Field] } = {}
  if (check === 'invalid') errors.current = { key: 'accounts.password.currentInvalid' }
  else if (checkError) errors.current = checkError
  if (isSame(form)) errors.next = { key: 'password.samePassword' }
  else if (state.nextError) errors.next = state.nextError
  else if (touched.next && form.next !== '') errors.next = passwordRule(form.next) ?? undefined
  // A confirmation that can no longer become equal is reported at once; an incomplete one only on blur.
  const isAstray = touched.confirmation || !form.next.startsWith(form.confirmation)
  if (form.confirmation !== '' && isAstray)
    errors.confirmation = confirmationRule(form.confirmation, { password: form.next }) ?? undefined
  return errors
}

function changed(state: ChangePasswordState, change: Partial<ChangePasswordForm>): ChangePasswordStep {
  const { next = state.form.next, confirmation = state.form.confirmation } = change
  const form = {
    current: change.current ?? state.form.current,
    next: filterPassword(next),
    confirmation: filterPassword(confirmation),
  }
  const nextError = form.next === state.form.next ? state.nextError : null
  if (form.current === state.form.current) {
    const going = { ...state, form, nextError, notice: null }
    // After a failed check the next one waits for a blur, so that not every keystroke sends a request.
    return state.checkError ? [going, []] : withCheck(going)
  }
  return [{ ...state, form, nextError, notice: null, check: 'unchecked', checkError: null }, [abandon]]
}

function touch(state: ChangePasswordState, field: keyof ChangePasswordForm): ChangePasswordStep {
  return withCheck(field === 'current' ? state : { ...state, touched: { ...state.touched, [field]: true } })
}

/** Moving on counts as a blur of the current password, even if a password manager filled it in without focus. */
function withCheck(state: ChangePasswordState): ChangePasswordStep {
  const { current } = state.form
  if (current === '' || state.check !== 'unchecked') return [state, []]
  return [{ ...state, check: 'checking', checkError: null }, [{ type: 'check', password: current }]]
}

function refused(state: ChangePasswordState, error: unknown): ChangePasswordStep {
  const editing = { ...state, at: 'editing' } as const
  const key = error instanceof ApiError && error.messageKey
  if (key === 'accounts.password.common') return [{ ...editing, nextError: errorMessage(error) }, [abandon]]
  return key === 'accounts.password.currentInvalid'
    ? [{ ...editing, check: 'invalid' }, [abandon]]
    : [{ ...editing, notice: errorMessage(error) }, [abandon]]
}

function editing(state: ChangePasswordState, event: ChangePasswordEvent): ChangePasswordStep {
  switch (event.type) {
    case 'changed':
      return changed(state, event.change)
    case 'touched':
      return touch(state, event.field)
    case 'checked':
      if (state.check !== 'checking') return [state, []]
      return [{ ...state, check: event.isValid ? 'valid' : 'invalid' }, []]
    case 'check-failed':
      if (state.check !== 'checking') return [state, []]
      return [{ ...state, check: 'unchecked', checkError: errorMessage(event.error) }, []]
    case 'submitted':
      if (!canChangePassword(state))
        return withCheck({ ...state, touched: { next: true, confirmation: true } })
      return [
        { ...state, at: 'changing', notice: null },
        [{ type: 'spin' }, { type: 'change', form: state.form }],
      ]
    default:
      return [state, []]
  }
}

function transition(state: ChangePasswordState, event: ChangePasswordEvent): ChangePasswordStep {
  if (state.at === 'editing') return editing(state, event)
  if (state.at === 'done') return [event.type === 'navigation-failed' ? initial : state, []]
  if (event.type === 'change-failed') return refused(state, event.error)
  if (event.type !== 'password-changed') return [state, []]
  return [{ ...state, at: 'done' }, [abandon, { type: 'goHome' }, { type: 'showSuccess' }]]
}

const initial: ChangePasswordState = {
  at: 'editing',
  form: empty,
  check: 'unchecked',
  checkError: null,
  touched: {},
  nextError: null,
  notice: null,
}

/** Change password: the current one is checked when its field has been left; a change leads home. */
export const changePasswordMachine: Machine<ChangePasswordState, ChangePasswordEvent, ChangePasswordEffect> =
  { initial, transition }
