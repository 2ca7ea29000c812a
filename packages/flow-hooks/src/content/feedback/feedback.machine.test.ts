import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { testProblem } from '../../testing/index.ts'
import {
  canSend,
  errorsOf,
  feedbackMachine,
  type FeedbackEvent,
  type FeedbackState,
} from './feedback.machine.ts'

const { initial, transition } = feedbackMachine({})
const filled = {
  type: 'changed',
  change: {
    firstName: 'Gus',
    lastName: 'Visitor',
    email: 'guest@players.example',
    subject: 'A map',
    message: 'It is upside down.',
  },
} as const
const submitted = { type: 'submitted' } as const
const solved = { type: 'captcha-solved', token: 'token' } as const
const offline = new ApiError({ kind: 'offline' })

function after(events: readonly FeedbackEvent[], from: FeedbackState = initial) {
  return events.reduce<ReturnType<typeof transition>>(
    ([state], event) => transition(state, event),
    [from, []],
  )
}
const stateAfter = (...events: FeedbackEvent[]) => after(events)[0]

test('[FEEDBACK-004] the first submit shows the captcha only, and solving it sends the feedback once', () => {
  const [proving, effects] = after([filled, submitted])
  expect(proving.at).toBe('proving')
  expect(effects).toEqual([{ type: 'prove' }])
  expect(after([submitted], proving)[1]).toEqual([])
  const [sending, next] = after([solved], proving)
  expect(sending.at).toBe('sending')
  expect(next).toEqual([{ type: 'send', values: filled.change, token: 'token' }])
  expect(after([solved, submitted], sending)).toEqual([sending, []])
})

test('[FEEDBACK-005] [ERR-041] sent feedback is confirmed and redirects home after a delay', () => {
  const [sent, effects] = after([filled, submitted, solved, { type: 'sent' }])
  expect(effects).toEqual([{ type: 'showMessage', key: 'feedback.sent' }, { type: 'waitToGo' }])
  expect(after([filled, submitted], sent)).toEqual([sent, []])
  expect(after([{ type: 'time-came' }], sent)[1]).toEqual([{ type: 'goHome' }])
  expect(after([{ type: 'navigation-failed' }], sent)[0]).toMatchObject({ at: 'editing' })
})

test.each(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  '[FEEDBACK-006] [FEEDBACK-008] feedback without %s is not sent',
  field => {
    const state = stateAfter(filled, { type: 'changed', change: { [field]: ' ' } })
    expect(canSend(state)).toBe(false)
    expect(Object.keys(errorsOf(state))).toEqual([field])
    expect(after([submitted], state)[1]).toEqual([])
  },
)

test('[FEEDBACK-008] feedback is not sent twice while a submit is pending', () => {
  expect(canSend(stateAfter(filled))).toBe(true)
  expect(canSend(stateAfter(filled, submitted))).toBe(false)
  expect(canSend(stateAfter(filled, submitted, solved))).toBe(false)
})

test('[FEEDBACK-007] the account’s fields cannot be edited, and are cleared with the account', () => {
  const machine = feedbackMachine({ firstName: 'Vera', email: 'verified@players.example' })
  const [state] = after([filled], machine.initial)
  expect(state.values).toMatchObject({
    firstName: 'Vera',
    email: 'verified@players.example',
    lastName: 'Visitor',
    subject: 'A map',
  })
  expect(after([{ type: 'sender-known', sender: {} }], state)[0]).toMatchObject({
    sender: {},
    values: { firstName: '', email: '', lastName: 'Visitor', subject: 'A map' },
  })
})

test.each([
  ['the captcha cannot be had', { type: 'captcha-failed', error: offline }, { key: 'error.offline' }],
  [
    'it cannot be solved',
    { type: 'captcha-failed', error: new Error('x') },
    { key: 'feedback.captchaFailed' },
  ],
] as const)('[ERR-041] a failure shows that %s, and the form can be sent again', (_, event, reason) => {
  const [state, effects] = after([filled, submitted, event])
  expect(effects).toEqual([{ type: 'showMessage', key: 'feedback.failed' }])
  expect(state).toMatchObject({ at: 'editing', reason, values: filled.change })
  expect(canSend(state)).toBe(true)
  expect(stateAfter(filled, submitted, event, submitted)).toMatchObject({ at: 'proving', reason: null })
})

test.each([
  [422, 'feedback.captchaFailed', { key: 'feedback.captchaFailed' }],
  [429, 'error.rateLimited', { key: 'error.rateLimited' }],
  [500, undefined, null],
] as const)('[ERR-041] a refusal with %i %s keeps the form', (status, key, reason) => {
  const problem = testProblem(status, key)
  const error = new ApiError({ kind: 'problem', status, problem, messageKey: key })
  const [state, effects] = after([filled, submitted, solved, { type: 'send-failed', error }])
  expect(effects).toEqual([{ type: 'showMessage', key: 'feedback.failed' }])
  expect(state).toMatchObject({ at: 'editing', values: filled.change })
  expect(state.reason).toEqual(reason && expect.objectContaining(reason))
})

test('a field that the server rejects is marked until it changes', () => {
  const messageKey = 'feedback.subject.invalid'
  const problem = testProblem(422, messageKey, { params: { max: 100 } })
  const error = new ApiError({ kind: 'problem', status: 422, problem, messageKey })
  const state = stateAfter(filled, submitted, solved, { type: 'send-failed', error })
  expect(errorsOf(state)).toEqual({ subject: { key: messageKey, params: { max: 100 } } })
  expect(canSend(state)).toBe(false)
  expect(canSend(after([{ type: 'changed', change: { subject: 'Maps' } }], state)[0])).toBe(true)
})
