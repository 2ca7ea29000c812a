import {
  decodeToken,
  isLoggedIn,
  type Account,
  type SessionStatus,
  type SessionTokens,
  type SignInValues,
} from '@players-club/domain-models'
import { signInForm, validateForm, type FieldError } from '@players-club/forms-validation'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import { profileNotFound, refusal, takenByAnotherTab, unreachable, type Refusal } from './refusal.ts'

/** What is wrong with the fields of the sign-in; a valid field has no entry. */
export type SignInErrors = { readonly email?: FieldError; readonly password?: FieldError }

/** Where the sign-in is: idle, at one of its calls, refused, or done. */
export type SignInState = { readonly form: SignInValues } & (
  | { readonly at: 'idle'; readonly errors: SignInErrors }
  | { readonly at: 'authenticating'; readonly step: 'signIn' }
  | { readonly at: 'authenticating'; readonly step: 'checkSession'; readonly tokens: SessionTokens }
  | {
      readonly at: 'authenticating'
      readonly step: 'getAccount'
      readonly tokens: SessionTokens
      readonly login: string
    }
  | { readonly at: 'failed'; readonly reason: Refusal['reason'] }
  /** The next page is on its way; until then the form stays as it was sent. Stranded: it could not be loaded. */
  | { readonly at: 'signedIn'; readonly isStranded: boolean }
)

export type SignInEvent =
  | { readonly type: 'changed'; readonly change: Partial<SignInValues> }
  | { readonly type: 'email-left' }
  | { readonly type: 'submitted' }
  | { readonly type: 'tokens-granted'; readonly tokens: SessionTokens }
  | { readonly type: 'session-checked'; readonly status: SessionStatus | null }
  | { readonly type: 'account-loaded'; readonly account: Account | null }
  | { readonly type: 'call-failed'; readonly error: unknown }
  | { readonly type: 'signed-in-elsewhere' }
  | { readonly type: 'navigation-failed' }

export type SignInEffect =
  /** Shows the spinner and keeps other tabs' sign-ins away until the run is abandoned. */
  | { readonly type: 'wait' }
  | { readonly type: 'signIn'; readonly form: SignInValues }
  | { readonly type: 'checkSession' }
  | { readonly type: 'getAccount' }
  /** Stores tokens and user in one step, so that no observer sees one without the other. */
  | { readonly type: 'beginSession'; readonly tokens: SessionTokens; readonly account: Account }
  | { readonly type: 'identify'; readonly login: string }
  | { readonly type: 'clearErrors' }
  | { readonly type: 'keepError'; readonly refusal: Refusal }
  /** What the page has announced starts with its own sign-in only, not with that of another tab. */
  | { readonly type: 'returnToOrigin'; readonly isOwnSignIn: boolean }
  /** Sign-in succeeded, but checking the session or loading the account failed: the new session is revoked. */
  | { readonly type: 'revokeSession' }
  | { readonly type: 'offerReactivation'; readonly email: string }

type SignInStep = Step<SignInState, SignInEffect | Abandon>

export const emptySignInForm: SignInValues = { email: '', password: '', rememberMe: false }

/** The button's own condition: what was typed is judged when the email is left, and on submit. */
export function canSubmit(state: SignInState): boolean {
  const { email, password } = state.form
  return !isAuthenticating(state) && email.trim() !== '' && password !== ''
}

/** Until the next page is shown, or could not be loaded. */
export const isAuthenticating = (state: SignInState): boolean =>
  state.at === 'authenticating' || (state.at === 'signedIn' && !state.isStranded)

function submitted(form: SignInValues): SignInStep {
  const { values, errors } = validateForm(signInForm, form)
  if (!values) return [{ at: 'idle', form, errors }, []]
  return [
    { at: 'authenticating', step: 'signIn', form },
    [{ type: 'wait' }, { type: 'clearErrors' }, { type: 'signIn', form: { ...form, ...values } }],
  ]
}

/** A field that was passed by has no error. */
function emailLeft(state: Extract<SignInState, { at: 'idle' | 'failed' }>): SignInStep {
  const { email } = validateForm(signInForm, state.form).errors
  if (!email || state.form.email.trim() === '') return [state, []]
  const errors = state.at === 'idle' ? state.errors : {}
  return [{ at: 'idle', form: state.form, errors: { ...errors, email } }, []]
}

/** What was typed stays; only a password that was looked at and refused is asked for again. */
function refused(form: SignInValues, why: Refusal): SignInStep {
  const kept = why.reason === 'unreachable' ? form : { ...form, password: '' }
  const offer = why.offersReactivation ? [{ type: 'offerReactivation', email: form.email } as const] : []
  return [
    { at: 'failed', form: kept, reason: why.reason },
    [abandon, { type: 'keepError', refusal: why }, ...offer],
  ]
}

function refusedAfterGrant(form: SignInValues, why: Refusal): SignInStep {
  const [state, effects] = refused(form, why)
  return [state, [...effects, { type: 'revokeSession' }]]
}

function authenticating(
  state: Extract<SignInState, { at: 'authenticating' }>,
  event: SignInEvent,
): SignInStep {
  const { form } = state
  if (event.type === 'call-failed')
    return state.step === 'signIn'
      ? refused(form, refusal(event.error))
      : refusedAfterGrant(form, unreachable(event.error))

  switch (state.step) {
    case 'signIn':
      if (event.type !== 'tokens-granted') return [state, []]
      return [
        { at: 'authenticating', step: 'checkSession', form, tokens: event.tokens },
        [{ type: 'checkSession' }],
      ]
    case 'checkSession': {
      if (event.type !== 'session-checked') return [state, []]
      const login = event.status?.login
      const granted = decodeToken(state.tokens.access_token)
      // Two tabs signing in at once share one cookie: the later one wins it, so the answer may be the other's.
      if (!login || (granted && granted.login !== login)) return refused(form, takenByAnotherTab)
      return [
        { at: 'authenticating', step: 'getAccount', form, tokens: state.tokens, login },
        [{ type: 'getAccount' }],
      ]
    }
    case 'getAccount': {
      if (event.type !== 'account-loaded') return [state, []]
      const { account } = event
      if (!account || !isLoggedIn({ accessToken: state.tokens.access_token, account }))
        return refusedAfterGrant(form, profileNotFound)
      if (account.login !== state.login) return refused(form, takenByAnotherTab)
      return [
        { at: 'signedIn', isStranded: false, form },
        [
          { type: 'beginSession', tokens: state.tokens, account },
          { type: 'identify', login: account.login },
          { type: 'clearErrors' },
          abandon,
          { type: 'returnToOrigin', isOwnSignIn: true },
        ],
      ]
    }
  }
}

/** Nothing is sent again: what is left is the way on. */
function signedIn(state: Extract<SignInState, { at: 'signedIn' }>, event: SignInEvent): SignInStep {
  if (event.type === 'navigation-failed') return [{ ...state, isStranded: true }, []]
  if (event.type !== 'submitted' || !state.isStranded) return [state, []]
  return [{ ...state, isStranded: false }, [{ type: 'returnToOrigin', isOwnSignIn: true }]]
}

function transition(state: SignInState, event: SignInEvent): SignInStep {
  const { form } = state
  if (state.at === 'authenticating') return authenticating(state, event)
  if (state.at === 'signedIn') return signedIn(state, event)
  if (event.type === 'signed-in-elsewhere')
    return [
      { at: 'signedIn', isStranded: false, form },
      [abandon, { type: 'returnToOrigin', isOwnSignIn: false }],
    ]

  if (event.type === 'submitted') return submitted(form)
  if (event.type === 'email-left') return emailLeft(state)
  if (event.type === 'changed') {
    const errors = state.at === 'idle' ? { ...state.errors } : {}
    if (event.change.email !== undefined) delete errors.email
    if (event.change.password !== undefined) delete errors.password
    return [{ at: 'idle', form: { ...form, ...event.change }, errors }, []]
  }
  return [state, []]
}

/** Sign-in: the call, the session check and the account, in this order; then a redirect to the origin. */
export const signInMachine: Machine<SignInState, SignInEvent, SignInEffect> = {
  initial: { at: 'idle', form: emptySignInForm, errors: {} },
  transition,
}
