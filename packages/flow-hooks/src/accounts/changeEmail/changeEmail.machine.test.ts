import { ApiError } from '@players-club/api-client'
import type { MessageKey } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { canConfirm, canContinue, changeEmailMachine } from './changeEmail.machine.ts'
import type { ChangeEmailEvent, ChangeEmailState } from './changeEmail.machine.ts'

const { initial, transition } = changeEmailMachine
const current = 'verified@players.example'
const email = 'new@players.example'

const after = (events: readonly ChangeEmailEvent[], state: ChangeEmailState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)
const entered = after([
  { type: 'email-changed', email },
  { type: 'email-entered', current },
])
const ready = after([{ type: 'password-changed', password: 'Lucky#2026' }], entered)
const [changing, changeEffects] = transition(ready, { type: 'submitted' })
const refusal = (messageKey: MessageKey) => new ApiError({ kind: 'problem', status: 422, messageKey })

describe('the new address', () => {
  test.each([
    '',
    '   ',
    'nobody',
    'a@b',
    current,
    ` ${current.toUpperCase()} `,
    `${'a'.repeat(90)}@players.example`,
    '<script>@x',
  ])('[SETTINGS-014] %j is rejected', wrong => {
    const state = after([{ type: 'email-changed', email: wrong }])
    expect(canContinue(state, current)).toBe(false)
    expect(transition(state, { type: 'email-entered', current })[0].at).toBe('email')
  })

  test('[SETTINGS-014] a valid address that differs leads to the second step', () => {
    expect(canContinue(after([{ type: 'email-changed', email: ` ${email} ` }]), current)).toBe(true)
    expect(entered).toMatchObject({ at: 'password', email, error: null })
  })

  test('[SETTINGS-014] shows its error once the field loses focus, and clears it with the next change', () => {
    const left = after([
      { type: 'email-changed', email: current },
      { type: 'email-left', current },
    ])
    expect(left.error).toEqual({ key: 'error.email.same' })
    expect(after([{ type: 'email-changed', email: 'x' }], left).error).toBeNull()
    expect(
      after(
        [
          { type: 'email-changed', email: 'x' },
          { type: 'email-left', current },
        ],
        left,
      ).error,
    ).toEqual({ key: 'error.email.invalid' })
    expect(after([{ type: 'email-left', current }]).error).toBeNull()
  })
})

describe('the current password', () => {
  test('[SETTINGS-015] is required', () => {
    expect(canConfirm(entered)).toBe(false)
    expect(transition(entered, { type: 'submitted' })).toEqual([entered, []])
    expect(canConfirm(ready)).toBe(true)
  })

  test('is cleared when the player goes back, and the address stays', () => {
    expect(after([{ type: 'stepped-back' }], ready)).toEqual({ ...initial, email })
  })
})

describe('the change', () => {
  test('[API-015] sends the new address and the current password once', () => {
    expect(changeEffects).toEqual([{ type: 'spin' }, { type: 'change', email, password: 'Lucky#2026' }])
    expect(transition(changing, { type: 'submitted' })).toEqual([changing, []])
  })

  test('[SETTINGS-008] [ERR-022] redirects to Account & Security with a message when done', () => {
    const [done, effects] = transition(changing, { type: 'email-accepted' })
    expect(effects).toEqual([{ type: 'abandon' }, { type: 'goBack' }, { type: 'showSuccess' }])
    expect(done).toEqual({ ...changing, at: 'done' })
  })

  test('is rejected for a wrong password, which shows at its field', () => {
    const error = refusal('accounts.password.currentInvalid')
    expect(transition(changing, { type: 'change-failed', error })[0]).toMatchObject({
      at: 'password',
      email,
      password: '',
      error: { key: 'accounts.password.currentInvalid' },
    })
  })

  test.each([
    'error.email.unusable',
    'registration.emailInUse',
    'error.email.invalid',
    'error.email.same',
  ] as const)('%s returns to the address step', key => {
    const error = refusal(key)
    expect(transition(changing, { type: 'change-failed', error })[0]).toMatchObject({
      at: 'email',
      email,
      password: '',
      error: { key },
    })
  })

  test('[ERR-023] shows the server’s title or error for any other failure, and keeps the form', () => {
    const problem = { status: 400, title: 'The mail office is closed.' }
    const error = new ApiError({ kind: 'problem', status: 400, problem })
    expect(transition(changing, { type: 'change-failed', error })[0]).toEqual({
      ...ready,
      notice: { text: 'The mail office is closed.' },
    })
  })
})
