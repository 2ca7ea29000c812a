import { ApiError } from '@players-club/api-client'
import { expect, test } from 'vitest'
import { testProblem } from '../../testing/index.ts'
import { activationMachine } from './activation.machine.ts'
import type { ActivationEvent, ActivationState } from './activation.machine.ts'

function after(...events: ActivationEvent[]) {
  let state: ActivationState = activationMachine.initial
  let effects: readonly object[] = activationMachine.start ?? []
  for (const event of events) [state, effects] = activationMachine.transition(state, event)
  return { state, effects }
}

function refused(status: 400 | 404 | 409 | 410 | 500 | 503, errorKey?: string, more = {}) {
  const problem = testProblem(status, errorKey, more)
  return { type: 'failed', error: new ApiError({ kind: 'problem', status, problem }) } as const
}

test('[ACT-007] the activation starts as soon as the page is shown', () => {
  expect(after()).toEqual({ state: { at: 'activating' }, effects: [{ type: 'activate' }] })
})

test.each([
  [{ type: 'activated' }, 'success', 'accounts.activation.done'],
  [refused(409, 'activated.already'), 'active', 'activated.already'],
  [refused(410, 'error.activation.expired'), 'expired', 'error.activation.expired'],
  [refused(404, 'error.user.notfound'), 'notFound', 'error.user.notfound'],
  [refused(400, 'error.badRequest'), 'notFound', 'error.user.notfound'],
  [refused(503), 'error', 'error.http.503'],
  [{ type: 'failed', error: new ApiError({ kind: 'offline' }) }, 'error', 'error.offline'],
  [{ type: 'failed', error: new ApiError({ kind: 'timeout' }) }, 'error', 'error.timeout'],
] as const)('[ACT-008] [ERR-015] each answer has its outcome: %j', (event, outcome, key) => {
  expect(after(event).state).toEqual({ at: 'done', outcome, message: { key } })
})

test('[ACT-009] a server error 500 shows its title', () => {
  expect(after(refused(500, undefined, { title: 'The mill has stopped.' })).state).toEqual({
    at: 'done',
    outcome: 'error',
    message: { text: 'The mill has stopped.' },
  })
})

test('only a failed activation can be retried, and no late answer changes the outcome', () => {
  const offline = { type: 'failed', error: new ApiError({ kind: 'offline' }) } as const
  expect(after(offline, { type: 'retried' })).toEqual({
    state: { at: 'activating' },
    effects: [{ type: 'activate' }],
  })
  expect(after({ type: 'retried' })).toEqual({ state: { at: 'activating' }, effects: [] })
  for (const event of [offline, { type: 'retried' }, { type: 'activated' }] as const)
    expect(after({ type: 'activated' }, event)).toMatchObject({ state: { outcome: 'success' }, effects: [] })
})
