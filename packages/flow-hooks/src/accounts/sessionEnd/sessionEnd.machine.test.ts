import { expect, test } from 'vitest'
import { abandon } from '../../club/machine/Machine.ts'
import { sessionEndMachine, type SessionEndEvent, type SessionEndState } from './sessionEnd.machine.ts'

const MINUTE = 60_000

type TestEvent<E = SessionEndEvent> = E extends { until: number | null }
  ? Omit<E, 'until'> & { until?: number | null }
  : E

/** Without an `until` the session has no longest time. */
const timed = (event: TestEvent): SessionEndEvent =>
  'now' in event ? { ...event, until: event.until === undefined ? Infinity : event.until } : event

function after(...events: TestEvent[]) {
  let state: SessionEndState = sessionEndMachine.initial
  let effects: readonly unknown[] = []
  for (const event of events) [state, effects] = sessionEndMachine.transition(state, timed(event))
  return { state, effects }
}

const began = { type: 'session-began', since: 0, now: 0 } as const
const due = { type: 'warning-time-came', now: 57 * MINUTE } as const
const answered = (endsAt: number, now: number) => ({ type: 'checked', endsAt, now }) as const
const warned = answered(59 * MINUTE, 57 * MINUTE)
const message = { key: 'error.offline' } as const
const failed = (now: number) => ({ type: 'question-failed', now, message }) as const

test('[AUTH-026] the server is asked for the end two minutes before the earliest one, and its answer is announced', () => {
  expect(after(began)).toEqual({
    state: { at: 'quiet', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 57 * MINUTE }],
  })
  expect(after(began, due)).toEqual({
    state: { at: 'asking', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'check' }],
  })
  expect(after(began, due, warned)).toEqual({
    state: { at: 'warning', endsAt: 59 * MINUTE, isRefused: false },
    effects: [abandon, { type: 'endAfter', ms: 2 * MINUTE }],
  })
})

test('[AUTH-026] an end that the server names for later is waited for', () => {
  expect(after(began, due, answered(80 * MINUTE, 57 * MINUTE))).toEqual({
    state: { at: 'quiet', endsAt: 80 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 21 * MINUTE }],
  })
})

test('the earliest end is announced without an answer', () => {
  expect(after(began, due, failed(58 * MINUTE)).state).toEqual({
    at: 'warning',
    endsAt: 59 * MINUTE,
    isRefused: false,
  })
  expect(after(began, due, failed(59 * MINUTE)).state).toEqual({ at: 'checking', failures: 0 })
})

test('each answer of the server restarts the idle time', () => {
  expect(after(began, due, warned, { type: 'session-touched', now: 58 * MINUTE })).toEqual({
    state: { at: 'quiet', endsAt: 117 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 57 * MINUTE }],
  })
})

test('the player can postpone the end with one session check', () => {
  const extending = after(began, due, warned, { type: 'extend-requested' })
  expect(extending.effects).toEqual([{ type: 'extend' }])
  const extended = { type: 'extended', endsAt: 118 * MINUTE, now: 58 * MINUTE } as const
  expect(after(began, due, warned, { type: 'extend-requested' }, extended)).toEqual({
    state: { at: 'quiet', endsAt: 118 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 58 * MINUTE }],
  })
})

test('an end that cannot be postponed any more is announced, and comes after the player has read it as well', () => {
  const extended = { type: 'extended', endsAt: 59 * MINUTE, now: 58 * MINUTE } as const
  const events = [began, due, warned, { type: 'extend-requested' }, extended] as const
  expect(after(...events)).toEqual({
    state: { at: 'last', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'endAfter', ms: MINUTE }],
  })
  expect(after(...events, { type: 'end-time-came' }).effects).toEqual([{ type: 'check' }])
  const read = [...events, { type: 'extend-requested' }] as const
  expect(after(...read)).toEqual({ state: { at: 'quiet', endsAt: 59 * MINUTE }, effects: [] })
  expect(after(...read, { type: 'end-time-came' }).effects).toEqual([{ type: 'check' }])
})

test('the longest time of a session that is used is announced as its end, once', () => {
  const until = 70 * MINUTE
  const touched = (minute: number) => ({ type: 'session-touched', now: minute * MINUTE, until }) as const
  expect(after(began, touched(30))).toEqual({
    state: { at: 'quiet', endsAt: until },
    effects: [abandon, { type: 'warnAfter', ms: 38 * MINUTE }],
  })
  expect(after(began, touched(30), touched(67)).effects).toEqual([])
  const due = { type: 'warning-time-came', now: 68 * MINUTE, until } as const
  const announced = [
    began,
    touched(30),
    due,
    { type: 'checked', endsAt: until, now: 68 * MINUTE, until },
  ] as const
  expect(after(...announced)).toEqual({
    state: { at: 'last', endsAt: until },
    effects: [abandon, { type: 'endAfter', ms: 2 * MINUTE }],
  })
  expect(after(...announced, touched(69)).state).toEqual({ at: 'last', endsAt: until })
  const read = [...announced, { type: 'extend-requested' }] as const
  expect(after(...read, touched(69))).toEqual({ state: { at: 'quiet', endsAt: until }, effects: [] })
  expect(after({ ...began, until: 40 * MINUTE }).state).toEqual({ at: 'quiet', endsAt: 40 * MINUTE })
})

test('the end of a session that is renewed is not announced', () => {
  const until = null
  expect(after({ ...began, until })).toEqual({
    state: { at: 'quiet', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 59 * MINUTE }],
  })
  const over = [
    { ...began, until },
    { ...due, now: 59 * MINUTE, until },
  ] as const
  expect(after(...over)).toEqual({
    state: { at: 'checking', failures: 0 },
    effects: [abandon, { type: 'check' }],
  })
  expect(after(...over, { ...answered(60 * MINUTE, 59 * MINUTE), until })).toEqual({
    state: { at: 'quiet', endsAt: 60 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: MINUTE }],
  })
})

test('an extension that did not reach the server can be retried', () => {
  const tried = [began, due, warned, { type: 'extend-requested' }, failed(58 * MINUTE)] as const
  expect(after(...tried).state).toEqual({ at: 'warning', endsAt: 59 * MINUTE, isRefused: true })
  expect(after(...tried, { type: 'extend-requested' }).effects).toEqual([{ type: 'extend' }])
})

test('the server is asked at the end, because another tab may have kept the session alive', () => {
  const over = [began, due, warned, { type: 'end-time-came' }] as const
  expect(after(...over)).toEqual({ state: { at: 'checking', failures: 0 }, effects: [{ type: 'check' }] })
  expect(after(...over, answered(80 * MINUTE, 59 * MINUTE)).state).toMatchObject({ at: 'quiet' })
  expect(after(...over, { type: 'session-found-over' })).toEqual({
    state: { at: 'off' },
    effects: [abandon, { type: 'loseSession' }],
  })
})

test('the server is asked again a second later while the session outlasts the end that it named', () => {
  const over = [began, due, warned, { type: 'end-time-came' }] as const
  expect(after(...over, answered(59 * MINUTE, 59 * MINUTE))).toEqual({
    state: { at: 'checking', failures: 0 },
    effects: [abandon, { type: 'checkAfter', ms: 1000 }],
  })
})

test('[AUTH-001] the server is asked twice more without an answer, then the session is set aside', () => {
  const over = [began, due, warned, { type: 'end-time-came' }] as const
  const lost = failed(59 * MINUTE)
  expect(after(...over, lost).effects).toEqual([{ type: 'checkAfter', ms: 1000 }])
  expect(after(...over, lost, lost).effects).toEqual([{ type: 'checkAfter', ms: 3000 }])
  expect(after(...over, lost, lost, answered(80 * MINUTE, 60 * MINUTE)).state).toMatchObject({ at: 'quiet' })
  expect(after(...over, lost, lost, lost)).toEqual({
    state: { at: 'off' },
    effects: [abandon, { type: 'setSessionAside', message }],
  })
})

test('a device that slept through the warning asks the server at once', () => {
  expect(after(began, { type: 'warning-time-came', now: 90 * MINUTE })).toEqual({
    state: { at: 'checking', failures: 0 },
    effects: [abandon, { type: 'check' }],
  })
})

test('[AUTH-026] a corrected clock has the warning come by the server’s time', () => {
  const corrected = (now: number) => after(began, { type: 'clock-corrected', now })
  expect(corrected(30 * MINUTE)).toEqual({
    state: { at: 'quiet', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'warnAfter', ms: 27 * MINUTE }],
  })
  expect(corrected(58 * MINUTE)).toEqual({
    state: { at: 'asking', endsAt: 59 * MINUTE },
    effects: [abandon, { type: 'check' }],
  })
  expect(corrected(61 * MINUTE).effects).toEqual([abandon, { type: 'check' }])
  expect(after(began, due, warned, { type: 'clock-corrected', now: 0 }).state).toMatchObject({ at: 'quiet' })
})

test('no timer runs without a session', () => {
  expect(after(began, { type: 'session-ended' })).toEqual({ state: { at: 'off' }, effects: [abandon] })
  expect(after({ type: 'session-touched', now: 5 })).toEqual({ state: { at: 'off' }, effects: [] })
})
