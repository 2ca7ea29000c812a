import { ApiError } from '@players-club/api-client'
import { describe, expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { testProblem } from '../../testing/index.ts'
import { mailedPasswordErrors } from './mailedPassword.machine.ts'
import type {
  MailedPasswordEvent,
  MailedPasswordMachine,
  MailedPasswordState,
} from './mailedPassword.machine.ts'
import { resetFinishMachine } from './resetFinish.ts'
import { unsuspendMachine } from './unsuspend.ts'

const password = 'Copper#2027'
const form = { password, confirmation: password }
const typed = { type: 'changed', change: form } as const
const submitted = { type: 'submitted' } as const
const valid = { type: 'checked', isValid: true } as const
const key = 'k'.repeat(43)

function after(machine: MailedPasswordMachine, ...events: MailedPasswordEvent[]) {
  let state: MailedPasswordState = machine.initial
  let effects: readonly object[] = machine.start ?? []
  for (const event of events) [state, effects] = machine.transition(state, event)
  return { state, effects }
}
const errorsAfter = (...events: Parameters<typeof after>) => mailedPasswordErrors(after(...events).state)

function failure(status: 400 | 403 | 404 | 410 | 422 | 500 | 503, errorKey?: string, more = {}) {
  const problem = testProblem(status, errorKey, more)
  return new ApiError({ kind: 'problem', status, problem })
}
const refused = (...args: Parameters<typeof failure>) =>
  ({ type: 'save-failed', error: failure(...args) }) as const
const offline = { type: 'save-failed', error: new ApiError({ kind: 'offline' }) } as const

describe('finishing a password reset', () => {
  const finish = (...events: MailedPasswordEvent[]) => after(resetFinishMachine, ...events)

  test('[ACT-016] [API-012] saves the new password once, then shows the success', () => {
    expect(finish(typed, submitted)).toEqual({
      state: { at: 'saving', form, isOutcomeUnknown: false },
      effects: [{ type: 'wait' }, { type: 'save', password }],
    })
    expect(finish(typed, submitted, submitted).effects).toEqual([])
    expect(finish(typed, submitted, { type: 'saved' })).toEqual({ state: { at: 'done' }, effects: [abandon] })
  })

  test('[VALID-004] shows an invalid or unconfirmed password at its field until it changes', () => {
    const wrong = [
      { type: 'changed', change: { password: 'weak', confirmation: 'other' } },
      submitted,
    ] as const
    const mismatch = { key: 'accounts.password.mismatch' }
    expect(finish(...wrong)).toMatchObject({ state: { at: 'editing' }, effects: [] })
    expect(errorsAfter(resetFinishMachine, ...wrong)).toEqual({
      password: { key: 'accounts.password.invalid' },
      confirmation: mismatch,
    })
    const corrected = { type: 'changed', change: { password } } as const
    expect(errorsAfter(resetFinishMachine, ...wrong, corrected)).toEqual({ confirmation: mismatch })
  })

  test('[VALID-007] ignores typed characters that a password cannot contain', () => {
    const change = { password: ' <b>Ab1#é🙂', confirmation: '\u202EAb1#' }
    expect(finish({ type: 'changed', change }).state).toMatchObject({
      form: { password: '<b>Ab1#', confirmation: 'Ab1#' },
    })
  })

  test.each([
    ['[ERR-011]', 'error.usernotfound', 'error.usernotfound'],
    ['[ERR-011]', 'error.badRequest', 'error.usernotfound'],
    ['[ERR-012]', 'error.expiredKey', 'error.expiredKey'],
    ['[ERR-013]', 'error.uaaUser.resetPasswordSuspended', 'account.suspended'],
    ['[ERR-013]', 'account.suspended', 'account.suspended'],
    ['[ERR-013]', 'error.email.notfound', 'account.emailNotFound'],
  ])('%s %s ends with %s', (_, errorKey, shown) => {
    expect(finish(typed, submitted, refused(404, errorKey)).state).toEqual({
      at: 'invalid',
      message: { key: shown },
    })
  })

  test('[ERR-013] shows a lock, and can be retried later', () => {
    expect(finish(typed, submitted, refused(403, 'error.uaaUser.resetPasswordLockout')).state).toEqual({
      at: 'editing',
      form,
      touched: ['password', 'confirmation'],
      passwordError: null,
      notice: { key: 'account.locked' },
      isOutcomeUnknown: false,
    })
  })

  test('[VALID-011] validates a field on blur, unless it is empty', () => {
    const typedOnce = { type: 'changed', change: { password, confirmation: '' } } as const
    const touched = { type: 'touched', field: 'confirmation' } as const
    const differing = { type: 'changed', change: { confirmation: 'Other#2027' } } as const
    const errors = (...events: MailedPasswordEvent[]) => errorsAfter(resetFinishMachine, ...events)
    expect(errors(typedOnce, touched)).toEqual({})
    expect(errors(typedOnce, touched, differing)).toEqual({})
    expect(errors(typedOnce, differing, touched)).toEqual({
      confirmation: { key: 'accounts.password.mismatch' },
    })
    expect(errors(typed, touched)).toEqual({})
  })

  test('[VALID-011] compares the two whichever of them is changed last', () => {
    const other = { type: 'changed', change: { confirmation: 'Copper#2028' } } as const
    const touched = { type: 'touched', field: 'confirmation' } as const
    const change = (next: string) => ({ type: 'changed', change: { password: next } }) as const
    const mismatch = { confirmation: { key: 'accounts.password.mismatch' } }
    const errors = (...events: MailedPasswordEvent[]) => errorsAfter(resetFinishMachine, ...events)
    expect(errors(typed, other, touched, change('Copper#2028'))).toEqual({})
    expect(errors(typed, touched, change('Copper#2028'))).toEqual(mismatch)
  })

  test('[ERR-014] shows the title for other errors, or the general text without one', () => {
    const said = (event: MailedPasswordEvent) => finish(typed, submitted, event).state
    const words = refused(400, 'error.other', { title: 'The mill has stopped.' })
    expect(said(words)).toMatchObject({ at: 'editing', form, notice: { text: 'The mill has stopped.' } })
    const silent = refused(400, 'error.other', { title: '' })
    expect(said(silent)).toMatchObject({ at: 'editing', form, notice: { key: 'error.general' } })
    expect(said(refused(403))).toMatchObject({ form, notice: { text: 'Problem 403' } })
    expect(said(refused(500))).toMatchObject({ form, notice: { text: 'Problem 500' } })
    const silentPage = refused(503, undefined, { title: '' })
    expect(said(silentPage)).toMatchObject({ form, notice: { key: 'error.http.503' } })
    expect(said(offline)).toMatchObject({ form, notice: { key: 'error.offline' } })
  })
})

describe('reactivation', () => {
  const reactivation = (...events: MailedPasswordEvent[]) => after(unsuspendMachine(key), ...events)

  test('[ACT-012] checks the key first, and stores whether it is valid', () => {
    expect(reactivation()).toEqual({ state: { at: 'checking' }, effects: [{ type: 'check' }] })
    expect(reactivation(valid).state.at).toBe('editing')
    expect(reactivation({ type: 'checked', isValid: false }).state).toEqual({
      at: 'invalid',
      message: { key: 'accounts.reactivation.invalidKey' },
    })
  })

  test('[ACT-020] treats a key shorter than 32 characters as invalid without asking the server', () => {
    expect(after(unsuspendMachine('k'.repeat(31)))).toMatchObject({ state: { at: 'invalid' }, effects: [] })
    expect(after(unsuspendMachine(''))).toMatchObject({ state: { at: 'invalid' }, effects: [] })
    expect(after(unsuspendMachine('k'.repeat(32))).effects).toEqual([{ type: 'check' }])
  })

  test('treats a too long key as invalid, and can retry a failed check', () => {
    const tooLong = { type: 'check-failed', error: failure(400, 'error.badRequest') } as const
    expect(reactivation(tooLong).state.at).toBe('invalid')
    const unreached = { type: 'check-failed', error: new ApiError({ kind: 'offline' }) } as const
    expect(reactivation(unreached).state).toEqual({ at: 'unchecked', message: { key: 'error.offline' } })
    expect(reactivation(unreached, { type: 'retried' })).toEqual({
      state: { at: 'checking' },
      effects: [{ type: 'check' }],
    })
  })

  test('[ACT-014] [API-018] reactivates the account once on save', () => {
    expect(reactivation(valid, typed, submitted).effects).toContainEqual({ type: 'save', password })
    expect(reactivation(valid, typed, submitted, { type: 'saved' }).state.at).toBe('done')
  })

  test.each(['error.usernotfound', 'error.expiredKey', 'account.suspended'])(
    '[ERR-016] uses the specification’s words for a failure: %s',
    errorKey => {
      expect(reactivation(valid, typed, submitted, refused(410, errorKey)).state).toEqual({
        at: 'invalid',
        message: { key: 'accounts.reactivation.failed' },
      })
    },
  )

  test('says that the browser keeps no cookies, where that is why', () => {
    const problem = testProblem(403, 'error.cookies')
    const error = new ApiError({ kind: 'problem', status: 403, problem, messageKey: 'error.cookies' })
    expect(reactivation(valid, typed, submitted, { type: 'save-failed', error }).state).toMatchObject({
      at: 'editing',
      notice: { key: 'error.cookies' },
    })
  })

  test('[ERR-016] keeps the form with the same words when the server is in trouble', () => {
    for (const status of [500, 503] as const)
      expect(reactivation(valid, typed, submitted, refused(status)).state).toEqual({
        at: 'editing',
        form,
        touched: ['password', 'confirmation'],
        passwordError: null,
        notice: { key: 'accounts.reactivation.failed' },
        isOutcomeUnknown: true,
      })
    expect(reactivation(valid, typed, submitted, offline).state).toMatchObject({
      at: 'editing',
      form,
      notice: { key: 'error.offline' },
    })
  })
})

test('events that do not apply change nothing', () => {
  expect(after(resetFinishMachine, valid, { type: 'saved' }).state.at).toBe('editing')
  expect(after(unsuspendMachine(key), typed, submitted).state.at).toBe('checking')
  expect(after(resetFinishMachine, typed, submitted, { type: 'saved' }, typed).state.at).toBe('done')
})

test.each([
  ['a reset', resetFinishMachine, []],
  ['a reactivation', unsuspendMachine(key), [valid]],
] as const)(
  '%s whose answer was lost may have spent the key: a message says to try the new password',
  (_, machine, events) => {
    const spent = refused(410, 'error.expiredKey')
    const refusal = after(machine, ...events, typed, submitted, refused(403), submitted, spent).state
    expect(refusal).not.toMatchObject({ message: { key: 'newPassword.maybeSaved' } })
    for (const lost of [offline, refused(503)]) {
      const retried = [
        typed,
        submitted,
        lost,
        { type: 'touched', field: 'password' },
        typed,
        submitted,
      ] as const
      expect(after(machine, ...events, ...retried, spent).state).toEqual({
        at: 'invalid',
        message: { key: 'newPassword.maybeSaved' },
      })
    }
  },
)

test.each([
  ['a reset', resetFinishMachine, []],
  ['a reactivation', unsuspendMachine('k'.repeat(43)), [valid]],
] as const)('%s shows a too common password at its field, and keeps the key valid', (_, machine, events) => {
  const key = 'accounts.password.common'
  const error = new ApiError({
    kind: 'problem',
    status: 422,
    messageKey: key,
    problem: testProblem(422, key),
  })
  const failed = [...events, typed, submitted, { type: 'save-failed', error }] as const
  expect(after(machine, ...failed).state).toMatchObject({ at: 'editing', notice: null })
  expect(errorsAfter(machine, ...failed)).toEqual({ password: { key } })
  const another = { type: 'changed', change: { password: 'Copper#2028' } } as const
  expect(errorsAfter(machine, ...failed, another)).not.toHaveProperty('password', { key })
})
