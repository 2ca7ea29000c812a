import { expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { sessionEndMachine, type SessionEndEvent, type SessionEndState } from './sessionEnd.machine.ts'

const MINUTE = 60_000

function after(...events: SessionEndEvent[]) {
  let state: SessionEndState = sessionEndMachine.initial
  let effects: readonly unknown[] = []
  for (const event of events) [state, effects] = sessionEndMachine.transition(state, event)
  return { state, effects }
}

const began = { type: 'session-began', since: 0, now: 0 } as const
const warned = { type: 'warning-time-came', now: 58 * MINUTE } as const

test('[AUTH-026] the session times out after 3600 s, and its end is announced two minutes before', () => {
  expect(after(began)).toEqual({
    state: { at: 'quiet', endsAt: 60 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 58 * MINUTE }],
  })
  expect(after(began, warned)).toEqual({
    state: { at: 'warning', endsAt: 60 * MINUTE, isRefused: false },
    effects: [abandon, { type: 'endAfter', ms: 2 * MINUTE }],
  })
})

test('each answer of the server restarts the idle time', () => {
  expect(after(began, warned, { type: 'session-touched', now: 59 * MINUTE })).toEqual({
    state: { at: 'quiet', endsAt: 119 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 58 * MINUTE }],
  })
})

test('the player can postpone the end with one session check', () => {
  const extending = after(began, warned, { type: 'extend-requested' })
  expect(extending.effects).toEqual([{ type: 'renew' }])
  expect(
    after(began, warned, { type: 'extend-requested' }, { type: 'extended', now: 59 * MINUTE }).state,
  ).toEqual({
    at: 'quiet',
    endsAt: 119 * MINUTE,
  })
})

test('an extension that did not reach the server can be retried', () => {
  const tried = [began, warned, { type: 'extend-requested' }, { type: 'extension-failed' }] as const
  expect(after(...tried).state).toEqual({ at: 'warning', endsAt: 60 * MINUTE, isRefused: true })
  expect(after(...tried, { type: 'extend-requested' }).effects).toEqual([{ type: 'renew' }])
})

test('the server is asked at the end, because another tab may have kept the session alive', () => {
  const over = [began, warned, { type: 'end-time-came' }] as const
  expect(after(...over)).toEqual({ state: { at: 'checking', failures: 0 }, effects: [{ type: 'renew' }] })
  expect(after(...over, { type: 'extended', now: 61 * MINUTE }).state).toMatchObject({ at: 'quiet' })
  expect(after(...over, { type: 'session-found-over' })).toEqual({
    state: { at: 'off' },
    effects: [abandon, { type: 'loseSession' }],
  })
})

test('[AUTH-001] the server is asked twice more without an answer, then the session is set aside', () => {
  const over = [began, warned, { type: 'end-time-came' }] as const
  const failed = { type: 'extension-failed' } as const
  expect(after(...over, failed).effects).toEqual([{ type: 'renewAfter', ms: 1000 }])
  expect(after(...over, failed, failed).effects).toEqual([{ type: 'renewAfter', ms: 3000 }])
  expect(after(...over, failed, failed, { type: 'extended', now: 61 * MINUTE }).state).toMatchObject({
    at: 'quiet',
  })
  expect(after(...over, failed, failed, failed)).toEqual({
    state: { at: 'off' },
    effects: [abandon, { type: 'setSessionAside' }],
  })
})

test('a device that slept through the warning asks the server at once', () => {
  expect(after(began, { type: 'warning-time-came', now: 90 * MINUTE })).toEqual({
    state: { at: 'checking', failures: 0 },
    effects: [abandon, { type: 'renew' }],
  })
})

test('[AUTH-026] a corrected clock has the warning come by the server’s time', () => {
  const corrected = (now: number) => after(began, { type: 'clock-corrected', now })
  expect(corrected(30 * MINUTE)).toEqual({
    state: { at: 'quiet', endsAt: 60 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 28 * MINUTE }],
  })
  expect(corrected(59 * MINUTE).state).toMatchObject({ at: 'warning' })
  expect(corrected(61 * MINUTE).effects).toEqual([abandon, { type: 'renew' }])
  expect(after(began, warned, { type: 'clock-corrected', now: 0 }).state).toMatchObject({ at: 'quiet' })
})

test('no timer runs without a session', () => {
  expect(after(began, { type: 'session-ended' })).toEqual({ state: { at: 'off' }, effects: [abandon] })
  expect(after({ type: 'session-touched', now: 5 })).toEqual({ state: { at: 'off' }, effects: [] })
})
