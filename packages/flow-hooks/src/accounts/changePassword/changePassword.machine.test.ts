import { ApiError } from '@players-club/api-client'
import { describe, expect, test } from 'vitest'
import { testProblem } from '../../testing/index.ts'
import { canChangePassword, changePasswordErrors, changePasswordMachine } from './changePassword.machine.ts'
import type { ChangePasswordEvent, ChangePasswordState } from './changePassword.machine.ts'

const { initial, transition } = changePasswordMachine
const CURRENT = 'Lucky#2026'
const NEXT = 'Copper#2027'

const after = (events: readonly ChangePasswordEvent[], state: ChangePasswordState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)
const typed = (change: Partial<ChangePasswordState['form']>) => ({ type: 'changed', change }) as const
const touchedCurrent = { type: 'touched', field: 'current' } as const
const right = { type: 'checked', isValid: true } as const
const whole = { current: CURRENT, next: NEXT, confirmation: NEXT }
const ready = after([typed(whole), touchedCurrent, right])

describe('the submit button', () => {
  test('[SETTINGS-010] is enabled when the current password is verified and the new one is valid and confirmed', () => {
    expect(canChangePassword(ready)).toBe(true)
  })

  test.each([
    ['the current one is not checked', [typed(whole)]],
    ['the check is under way', [typed(whole), touchedCurrent]],
    [
      'the current one is wrong',
      [typed(whole), touchedCurrent, { type: 'checked', isValid: false } as const],
    ],
    [
      'the new one is not valid',
      [typed({ ...whole, next: 'abc', confirmation: 'abc' }), touchedCurrent, right],
    ],
    ['the confirmation differs', [typed({ ...whole, confirmation: 'Copper#2028' }), touchedCurrent, right]],
    ['the confirmation is missing', [typed({ ...whole, confirmation: '' }), touchedCurrent, right]],
    [
      'the new one is the current one',
      [typed({ ...whole, next: CURRENT, confirmation: CURRENT }), touchedCurrent, right],
    ],
  ])('[SETTINGS-010] is disabled while %s', (_, events) => {
    expect(canChangePassword(after(events))).toBe(false)
  })
})

describe('the check of the current password', () => {
  test('[SETTINGS-007] runs when its field loses focus, once per password', () => {
    const [checking, effects] = transition(after([typed({ current: CURRENT })]), touchedCurrent)
    expect(effects).toEqual([{ type: 'check', password: CURRENT }])
    expect(checking.check).toBe('checking')
    expect(transition(checking, touchedCurrent)[1]).toEqual([])
    expect(transition(after([right], checking), touchedCurrent)[1]).toEqual([])
  })

  test('[SETTINGS-007] does not run for an empty password', () => {
    expect(transition(initial, touchedCurrent)[1]).toEqual([])
    expect(transition(initial, typed({ next: NEXT }))[1]).toEqual([])
  })

  test.each<[string, ChangePasswordEvent]>([
    ['another field is left', { type: 'touched', field: 'confirmation' }],
    ['another field changes', typed({ confirmation: 'C' })],
    ['Enter is pressed', { type: 'submitted' }],
  ])('[SETTINGS-007] [SETTINGS-010] runs for a password filled in without focus, once %s', (_, event) => {
    const filled = after([typed({ next: NEXT }), typed({ current: CURRENT })])
    const [checking, effects] = transition(filled, event)
    expect(effects).toEqual([{ type: 'check', password: CURRENT }])
    expect(checking.check).toBe('checking')
    expect(transition(checking, event)[1]).toEqual([])
  })

  test('[SETTINGS-007] results in valid or invalid, and is reset only by a change of its field', () => {
    const wrong = after([typed({ current: 'x' }), touchedCurrent, { type: 'checked', isValid: false }])
    expect(wrong.check).toBe('invalid')
    const [cleared, effects] = transition(wrong, typed({ current: 'xy' }))
    expect(cleared.check).toBe('unchecked')
    expect(effects).toEqual([{ type: 'abandon' }])
    expect(after([typed({ next: NEXT })], ready).check).toBe('valid')
    expect(after([right], cleared).check).toBe('unchecked')
  })

  test('[SETTINGS-007] shows its failure at the field, and is retried when the field loses focus again', () => {
    const error = new ApiError({ kind: 'problem', status: 403, messageKey: 'account.locked' })
    const failed = after([typed(whole), touchedCurrent, { type: 'check-failed', error }])
    expect(changePasswordErrors(failed).current).toEqual({ key: 'account.locked' })
    expect(canChangePassword(failed)).toBe(false)
    expect(transition(failed, touchedCurrent)[1]).toEqual([{ type: 'check', password: CURRENT }])
    expect(transition(failed, typed({ confirmation: 'C' }))[1]).toEqual([])
  })
})

describe('the errors at the fields', () => {
  test('[SETTINGS-012] report a wrong current password', () => {
    const wrong = after([typed({ current: 'x' }), touchedCurrent, { type: 'checked', isValid: false }])
    expect(changePasswordErrors(wrong)).toEqual({ current: { key: 'accounts.password.currentInvalid' } })
  })

  test('[SETTINGS-011] report a confirmation as soon as it cannot become equal', () => {
    const mismatch = { confirmation: { key: 'accounts.password.mismatch' } }
    expect(changePasswordErrors(after([typed({ next: NEXT, confirmation: 'Copp' })]))).toEqual({})
    expect(changePasswordErrors(after([typed({ next: NEXT, confirmation: 'Copx' })]))).toEqual(mismatch)
    const touched = after([
      typed({ next: NEXT, confirmation: 'Copp' }),
      { type: 'touched', field: 'confirmation' },
    ])
    expect(changePasswordErrors(touched)).toEqual(mismatch)
  })

  test('[SETTINGS-013] report a new password equal to the current one', () => {
    expect(changePasswordErrors(after([typed({ current: CURRENT, next: CURRENT })])).next).toEqual({
      key: 'password.samePassword',
    })
  })

  test('[VALID-005] report an invalid new password once its field loses focus', () => {
    const typing = after([typed({ next: 'abc' })])
    expect(changePasswordErrors(typing)).toEqual({})
    expect(changePasswordErrors(after([{ type: 'touched', field: 'next' }], typing)).next).toEqual({
      key: 'accounts.password.invalid',
    })
  })

  test('[VALID-007] never include disallowed characters: those are stripped from the new password only', () => {
    const { form } = after([typed({ current: 'Ab c1é!', next: 'Ab c1é!', confirmation: '‮Ab😀' })])
    expect(form).toEqual({ current: 'Ab c1é!', next: 'Abc1!', confirmation: 'Ab' })
  })
})

describe('the change', () => {
  const [changing, effects] = transition(ready, { type: 'submitted' })

  test('[API-013] sends the old and the new password once', () => {
    expect(effects).toEqual([{ type: 'spin' }, { type: 'change', form: whole }])
    expect(transition(changing, { type: 'submitted' })).toEqual([changing, []])
  })

  test('is not sent before the conditions are met', () => {
    expect(transition(after([typed({ ...whole, current: '' })]), { type: 'submitted' })[1]).toEqual([])
    const check = { type: 'check', password: CURRENT }
    expect(transition(after([typed(whole)]), { type: 'submitted' })[1]).toEqual([check])
  })

  test('[SETTINGS-006] [ERR-022] redirects home with a message, and clears the form', () => {
    const [done, then] = transition(changing, { type: 'password-changed' })
    expect(then).toEqual([{ type: 'abandon' }, { type: 'goHome' }, { type: 'showSuccess' }])
    expect(done.form).toEqual(changing.form)
  })

  test('[ERR-024] shows the error and keeps the form when it fails', () => {
    const error = new ApiError({ kind: 'problem', status: 500, problem: testProblem(500) })
    const [failed] = transition(changing, { type: 'change-failed', error })
    expect(failed).toMatchObject({ at: 'editing', form: whole, notice: { key: 'error.http.500' } })
    expect(canChangePassword(failed)).toBe(true)
  })

  test('[ERR-024] shows a refusal as too common at the field until it changes', () => {
    const key = 'accounts.password.common'
    const error = new ApiError({ kind: 'problem', status: 422, messageKey: key })
    const [failed] = transition(changing, { type: 'change-failed', error })
    expect(changePasswordErrors(failed)).toEqual({ next: { key } })
    expect(failed.notice).toBeNull()
    expect(changePasswordErrors(transition(failed, typed({ next: 'Saguaro#77x' }))[0]).next).not.toEqual({
      key,
    })
  })

  test('[SETTINGS-012] shows a wrong current password at its field', () => {
    const error = new ApiError({
      kind: 'problem',
      status: 422,
      messageKey: 'accounts.password.currentInvalid',
    })
    const [failed] = transition(changing, { type: 'change-failed', error })
    expect(changePasswordErrors(failed).current).toEqual({ key: 'accounts.password.currentInvalid' })
    expect(failed.notice).toBeNull()
  })
})
