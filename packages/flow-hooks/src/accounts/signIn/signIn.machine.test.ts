import { ApiError } from '@players-club/api-client'
import type { Problem } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testAccount, testProblem, testTokens } from '../../testing/index.ts'
import { profileNotFound } from './refusal.ts'
import { canSubmit, isAuthenticating, signInMachine } from './signIn.machine.ts'
import type { SignInEvent, SignInState } from './signIn.machine.ts'

const form = { email: 'verified@players.example', password: 'Lucky#2026', rememberMe: false }
const account = testAccount()
const tokens = testTokens(account)
const status = { ...tokens, login: account.login }

const typed = { type: 'changed', change: form } as const
const submitted = { type: 'submitted' } as const
const granted = { type: 'tokens-granted', tokens } as const
const checked = { type: 'session-checked', status } as const

function after(...events: SignInEvent[]) {
  let state: SignInState = signInMachine.initial
  let effects: readonly { type: string }[] = []
  for (const event of events) [state, effects] = signInMachine.transition(state, event)
  return { state, effects, types: effects.map(({ type }) => type) }
}

function refusedWith(errorKey: string, more: Partial<Problem> = {}) {
  const problem = testProblem(401, errorKey, more)
  const { status } = problem
  return { type: 'call-failed', error: new ApiError({ kind: 'problem', status, problem }) } as const
}

function kept({ effects }: ReturnType<typeof after>) {
  return effects.find(({ type }) => type === 'keepError')
}

test('[AUTH-014] signing in shows the spinner, calls login, checks the session, then loads the account', () => {
  const first = after(typed, submitted)
  expect(first.state).toMatchObject({ at: 'authenticating', step: 'signIn' })
  expect(first.effects).toEqual([{ type: 'wait' }, { type: 'clearErrors' }, { type: 'signIn', form }])
  expect(after(typed, submitted, granted)).toMatchObject({
    state: { at: 'authenticating', step: 'checkSession' },
    effects: [{ type: 'checkSession' }],
  })
  expect(after(typed, submitted, granted, checked)).toMatchObject({
    state: { at: 'authenticating', step: 'getAccount' },
    effects: [{ type: 'getAccount' }],
  })
})

test('[AUTH-015] [AUTH-003] a non-empty account begins the session, is identified, clears errors and returns to the origin', () => {
  const done = after(typed, submitted, granted, checked, { type: 'account-loaded', account })
  expect(done.state.at).toBe('signedIn')
  expect(done.effects).toEqual([
    { type: 'beginSession', tokens, account },
    { type: 'identify', login: account.login },
    { type: 'clearErrors' },
    abandon,
    { type: 'returnToOrigin', isOwnSignIn: true },
  ])
})

test('[AUTH-016] an empty account raises "profile not found" and revokes the server’s session', () => {
  const done = after(typed, submitted, granted, checked, { type: 'account-loaded', account: null })
  expect(done.state).toMatchObject({ at: 'failed', reason: 'profileNotFound' })
  expect(done.effects).toEqual([
    abandon,
    { type: 'keepError', refusal: profileNotFound },
    { type: 'revokeSession' },
  ])
  expect(profileNotFound.notice).toEqual({ key: 'accounts.signIn.profileNotFound' })
})

test('[AUTH-016] [AUTH-024] an account without an email raises "profile not found" and revokes the server’s session', () => {
  const withoutEmail = { ...account, email: '' }
  const done = after(typed, submitted, granted, checked, { type: 'account-loaded', account: withoutEmail })
  expect(done.state).toMatchObject({ at: 'failed', reason: 'profileNotFound' })
  expect(done.types).toEqual(['abandon', 'keepError', 'revokeSession'])
})

describe('the email that is left', () => {
  const invalidFormat = { key: 'error.email.invalidFormat' }
  const left = { type: 'email-left' } as const
  const typedEmail = (email: string) => ({ type: 'changed', change: { email } }) as const

  test.each(['abc', ' ana@players '])(
    '[VALID-002] is reported as malformed, without a password: %s',
    email => {
      expect(after(typedEmail(email), left).state).toMatchObject({
        at: 'idle',
        errors: { email: invalidFormat },
      })
    },
  )

  test.each(['', '  ', ' ana@players.example '])('[VALID-002] is not reported: "%s"', email => {
    expect(after(typedEmail(email), left).state).toMatchObject({ at: 'idle', errors: {} })
    expect(after(left).state).toBe(signInMachine.initial)
  })

  test('[VALID-002] is reported after a refusal too, until it changes', () => {
    const unknownEmail = after(typed, submitted, refusedWith('error.other'), typedEmail('abc'), left)
    expect(unknownEmail.state).toMatchObject({ at: 'idle', errors: { email: invalidFormat } })
    const refused = after(typed, submitted, refusedWith('error.other'))
    expect(signInMachine.transition(refused.state, left)).toEqual([refused.state, []])
  })
})

describe('the reason of a failure', () => {
  test.each([
    ['notActivated', 'error.uaaAuthentication.notActivated'],
    ['lockout', 'account.locked'],
    ['lockoutAttempt', 'account.lockedAttempt'],
    ['warning', 'error.uaaAuthentication.warning'],
    ['suspended', 'account.suspended'],
    ['invalid', 'error.uaaAuthentication.invalid'],
  ])('[AUTH-018] [ERR-005] %s has its own notice: %s', (reason, key) => {
    const additionalInformation = { remainingAttempts: 1 }
    const refused = after(
      typed,
      submitted,
      refusedWith(`error.uaaAuthentication.${reason}`, { additionalInformation }),
    )
    expect(kept(refused)).toMatchObject({ refusal: { reason, notice: { key } } })
  })

  test('[AUTH-018] [ERR-005] [AUTH-019] lockoutAttempt means locked after this attempt', () => {
    const refused = after(typed, submitted, refusedWith('error.uaaAuthentication.lockoutAttempt'))
    expect(kept(refused)).toMatchObject({ refusal: { notice: { key: 'account.lockedAttempt' } } })
  })

  test('[AUTH-018] [ERR-005] [AUTH-020] warning shows the remaining attempts before the lock', () => {
    const additionalInformation = { remainingAttempts: 2 }
    const refused = after(
      typed,
      submitted,
      refusedWith('error.uaaAuthentication.warning', { additionalInformation }),
    )
    expect(kept(refused)).toMatchObject({ refusal: { notice: { params: { remainingAttempts: 2 } } } })
  })

  test.each([401, 403, 429, 503])(
    '[AUTH-018] [ERR-005] [AUTH-021] is shown as locked by default if the message mentions a lockout, with status %i',
    status => {
      const said = { status, detail: 'User LOCKOUT in effect' }
      const locked = after(typed, submitted, refusedWith('error.other', said))
      expect(kept(locked)).toMatchObject({ refusal: { notice: { key: 'account.locked' } } })
    },
  )

  test('[AUTH-018] [ERR-005] [AUTH-021] is shown as a wrong email or password otherwise', () => {
    const other = after(typed, submitted, refusedWith('error.other'))
    expect(kept(other)).toMatchObject({ refusal: { notice: { key: 'error.uaaAuthentication.invalid' } } })
  })

  test.each([401, 403, 429, 503])(
    '[AUTH-018] [ERR-005] [AUTH-022] shows the suspended text without a dialog for the additional-information message alone, with status %i',
    status => {
      const additionalInformation = { message: 'error.uaaAuthentication.suspended' }
      const refused = after(typed, submitted, refusedWith('error.other', { status, additionalInformation }))
      expect(refused.state).toMatchObject({ at: 'failed', reason: 'suspended' })
      expect(refused.types).not.toContain('offerReactivation')
      expect(kept(refused)).toMatchObject({ refusal: { notice: { key: 'account.suspended' } } })
    },
  )
})

test.each(['error.csrf', 'error.cookies'] as const)(
  'a refusal that is not about the account shows its own text, and keeps the form: %s',
  messageKey => {
    const problem = testProblem(403, messageKey)
    const error = new ApiError({ kind: 'problem', status: 403, problem, messageKey })
    const { state } = after(typed, submitted, { type: 'call-failed', error })
    expect(state).toMatchObject({ at: 'failed', reason: 'unreachable', form })
    expect(kept(after(typed, submitted, { type: 'call-failed', error }))).toMatchObject({
      refusal: { notice: { key: messageKey } },
    })
  },
)

test('[ACT-017] a suspended account shows its text and offers its reactivation', () => {
  const suspended = after(typed, submitted, refusedWith('error.uaaAuthentication.suspended'))
  expect(suspended.state).toMatchObject({ at: 'failed', reason: 'suspended' })
  expect(kept(suspended)).toMatchObject({ refusal: { notice: { key: 'account.suspended' } } })
  expect(suspended.effects.at(-1)).toEqual({ type: 'offerReactivation', email: form.email })
})

test('[VALID-002] a malformed email shows "Invalid email format" on submit, and nothing is sent', () => {
  const email = 'verified@'
  const refused = after(typed, { type: 'changed', change: { email } }, submitted)
  expect(refused).toMatchObject({
    state: { at: 'idle', errors: { email: { key: 'error.email.invalidFormat' } } },
    effects: [],
  })
  const corrected = after(typed, { type: 'changed', change: { email } }, submitted, typed)
  expect(corrected.state).toMatchObject({ errors: {} })
})

test('[AUTH-006] [AUTH-007] submitting requires both fields and runs once', () => {
  expect(canSubmit(after().state)).toBe(false)
  expect(canSubmit(after({ type: 'changed', change: { email: 'a' } }).state)).toBe(false)
  expect(canSubmit(after({ type: 'changed', change: { email: ' ', password: 'b' } }).state)).toBe(false)
  expect(canSubmit(after(typed).state)).toBe(true)
  expect(canSubmit(after(typed, submitted).state)).toBe(false)
  expect(after(typed, submitted, submitted).effects).toEqual([])
})

test('the whole form is kept when the server was not reached, and all but the password otherwise', () => {
  const offline = { type: 'call-failed', error: new ApiError({ kind: 'offline' }) } as const
  const unreachable = after(typed, submitted, offline)
  expect(unreachable.state).toMatchObject({ at: 'failed', reason: 'unreachable', form })
  expect(kept(unreachable)).toMatchObject({ refusal: { notice: { key: 'error.offline' } } })
  expect(after(typed, submitted, refusedWith('error.uaaAuthentication.invalid')).state.form).toEqual({
    ...form,
    password: '',
  })
})

test('[ERR-003] [ERR-004] a server error or a missing reason shows the general message, never a wrong password', () => {
  for (const code of [403, 500, 503] as const) {
    const error = new ApiError({ kind: 'problem', status: code, problem: testProblem(code) })
    expect(kept(after(typed, submitted, { type: 'call-failed', error }))).toMatchObject({
      refusal: { reason: 'unreachable', notice: { key: `error.http.${code}` } },
    })
  }
})

describe('two tabs that sign in at once', () => {
  test('sign in no player when the session check returns another user', () => {
    const other = testAccount('poor')
    const taken = after(typed, submitted, granted, {
      type: 'session-checked',
      status: { ...testTokens(other), login: other.login },
    })
    expect(taken).toMatchObject({ state: { at: 'failed', reason: 'unreachable', form } })
    expect(taken.types).not.toContain('beginSession')
  })

  test('sign in no player when the account belongs to another user, who is not signed out either', () => {
    const taken = after(typed, submitted, granted, checked, {
      type: 'account-loaded',
      account: testAccount('poor'),
    })
    expect(taken.types).toEqual(['abandon', 'keepError'])
  })
})

test('a sign-in adopted from another tab returns to the origin, unless a sign-in is under way here', () => {
  expect(after(typed, { type: 'signed-in-elsewhere' })).toMatchObject({
    state: { at: 'signedIn', isStranded: false, form },
    effects: [abandon, { type: 'returnToOrigin', isOwnSignIn: false }],
  })
  expect(after(typed, submitted, { type: 'signed-in-elsewhere' })).toMatchObject({
    state: { at: 'authenticating' },
    effects: [],
  })
})

test('[AUTH-004] a player whose next page could not be loaded goes there by the same button', () => {
  const form = { email: 'a@b.example', password: 'x', rememberMe: false }
  const [stranded] = signInMachine.transition(
    { at: 'signedIn', isStranded: false, form },
    { type: 'navigation-failed' },
  )
  expect([isAuthenticating(stranded), canSubmit(stranded)]).toEqual([false, true])
  const [going, effects] = signInMachine.transition(stranded, { type: 'submitted' })
  expect(effects).toEqual([{ type: 'returnToOrigin', isOwnSignIn: true }])
  expect(isAuthenticating(going)).toBe(true)
})
