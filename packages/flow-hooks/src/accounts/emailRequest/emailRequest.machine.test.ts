import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testProblem } from '../../testing/index.ts'
import { canRequestEmail } from './emailRequest.machine.ts'
import type { EmailRequestEvent, EmailRequestMachine, EmailRequestState } from './emailRequest.machine.ts'
import { forgotPasswordMachine } from './useForgotPassword.ts'
import { resendActivationMachine } from './useResendActivation.ts'

const email = 'verified@players.example'
const typed = { type: 'changed', email: ` ${email} ` } as const
const submitted = { type: 'submitted' } as const

function after(machine: EmailRequestMachine, ...events: EmailRequestEvent[]) {
  let state: EmailRequestState = machine.initial
  let effects: readonly object[] = []
  for (const event of events) [state, effects] = machine.transition(state, event)
  return { state, effects }
}

function refused(status: 400 | 403 | 404 | 429 | 500 | 503, errorKey?: string) {
  const problem = testProblem(status, errorKey)
  // The contract names the key for this call, so there is a text.
  const messageKey = errorKey === undefined ? undefined : (errorKey as 'error.email.notfound')
  return { type: 'failed', error: new ApiError({ kind: 'problem', status, problem, messageKey }) } as const
}

const confirmed = { state: { at: 'sent', email }, effects: [abandon, { type: 'confirm', email }] }

test('[ACT-021] nothing is sent before the address is present and valid', () => {
  for (const wrong of ['', '   ', 'verified', 'verified@', '<script>@players.example', '🙂@players.example'])
    expect(canRequestEmail(after(forgotPasswordMachine, { type: 'changed', email: wrong }).state)).toBe(false)
  expect(canRequestEmail(after(forgotPasswordMachine, typed).state)).toBe(true)
  expect(after(forgotPasswordMachine, submitted).effects).toEqual([])
})

test('[ACT-021] [VALID-001] an invalid address shows its error on blur until it changes, and an empty field shows none', () => {
  const left = { type: 'left' } as const
  const wrong = { type: 'changed', email: 'verified@' } as const
  const error = { key: 'error.email.invalid' }
  expect(after(forgotPasswordMachine, wrong, left).state).toMatchObject({ email: 'verified@', error })
  expect(after(forgotPasswordMachine, wrong, left, typed, left).state).toEqual(
    after(forgotPasswordMachine, typed).state,
  )
  expect(after(forgotPasswordMachine, left).state).toEqual(forgotPasswordMachine.initial)
})

test('[ACT-005] a mail is requested once, and success leads to the confirmation page', () => {
  expect(after(resendActivationMachine, typed, submitted)).toEqual({
    state: { at: 'sending', email },
    effects: [{ type: 'wait' }, { type: 'send', email }],
  })
  expect(after(resendActivationMachine, typed, submitted, submitted).effects).toEqual([])
  expect(after(resendActivationMachine, typed, submitted, { type: 'mailed' })).toEqual(confirmed)
})

test.each([
  ['[ERR-007]', forgotPasswordMachine, 'error.uaaUser.resetPasswordLockout'],
  ['[ERR-007]', forgotPasswordMachine, 'error.uaaUser.resetPasswordSuspended'],
  ['[ERR-007]', forgotPasswordMachine, 'error.email.notfound'],
  ['[ERR-010]', resendActivationMachine, 'error.uaaUser.resendActivationLockout'],
  ['[ERR-010]', resendActivationMachine, 'error.uaaUser.resendActivationSuspended'],
  ['[ERR-010]', resendActivationMachine, 'error.email.notfound'],
] as const)('%s %#: %s is shown, and the page stays', (_, machine, key) => {
  expect(after(machine, typed, submitted, refused(403, key))).toEqual({
    state: { at: 'editing', email, notice: { key, params: undefined } },
    effects: [abandon],
  })
})

test.each([
  ['[ERR-008]', forgotPasswordMachine, 'error.other'],
  ['[ERR-008]', forgotPasswordMachine, 'error.uaaUser.resendActivationLockout'],
  ['[ERR-010]', resendActivationMachine, 'activated.already'],
] as const)('%s %#: any other key leads to the confirmation page as well', (_, machine, key) => {
  expect(after(machine, typed, submitted, refused(400, key))).toEqual(confirmed)
})

test('[ERR-009] an error without a key shows a general error and keeps the form', () => {
  const said = (event: EmailRequestEvent) => after(forgotPasswordMachine, typed, submitted, event).state
  expect(said(refused(400))).toEqual({ at: 'editing', email, notice: { key: 'error.general' } })
  expect(said(refused(500))).toMatchObject({ at: 'editing', email, notice: { key: 'error.http.500' } })
  expect(said(refused(503))).toMatchObject({ at: 'editing', email, notice: { key: 'error.http.503' } })
  for (const kind of ['offline', 'timeout'] as const)
    expect(said({ type: 'failed', error: new ApiError({ kind }) })).toMatchObject({
      at: 'editing',
      email,
      notice: { key: `error.${kind}` },
    })
})

test('a rate limit is shown, because it reveals nothing about the account', () => {
  expect(
    after(forgotPasswordMachine, typed, submitted, refused(429, 'error.rateLimited')).state,
  ).toMatchObject({ at: 'editing', email, notice: { key: 'error.rateLimited' } })
})

test('events that do not apply change nothing', () => {
  expect(after(forgotPasswordMachine, typed, { type: 'mailed' }).state.at).toBe('editing')
  expect(after(forgotPasswordMachine, typed, submitted, { type: 'mailed' }, typed)).toMatchObject({
    state: { at: 'sent' },
    effects: [],
  })
})
