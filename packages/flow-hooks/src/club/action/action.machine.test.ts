import { expect, test } from 'vitest'
import { abandon } from '../machine/Machine.ts'
import { actionMachine, type ActionEvent, type ActionState } from './action.machine.ts'

type State = ActionState<number, string>
type Event = ActionEvent<number, string>
const { initial, transition } = actionMachine<number, string>()

const error = { key: 'error.offline' } as const
const asked = { type: 'asked', input: 2, key: 'k1' } as const
const confirmed = { type: 'confirmed', key: 'k2' } as const
const succeeded = { type: 'succeeded', value: 'thanks' } as const
const lost = { type: 'failed', error, isRefusal: false } as const
const refused = { type: 'failed', error, isRefusal: true } as const
const cancelled = { type: 'cancelled' } as const
const reset = { type: 'reset' } as const

function after(...events: Event[]) {
  let state: State = initial
  let effects: readonly object[] = []
  for (const event of events) [state, effects] = transition(state, event)
  return { state, effects }
}

test('asking sends nothing, and keeps the input with an idempotency key', () => {
  expect(after(asked)).toEqual({
    state: { at: 'confirming', input: 2, key: 'k1', isOutcomeUnknown: false },
    effects: [],
  })
})

test('the input can be changed until it is confirmed', () => {
  expect(after(asked, { type: 'changed', input: 3 }).state).toMatchObject({
    at: 'confirming',
    input: 3,
    key: 'k1',
  })
  for (const event of [succeeded, lost, refused]) {
    const before = after(asked, confirmed, event).state
    expect(transition(before, { type: 'changed', input: 9 })).toEqual([before, []])
  }
})

test('a confirmation calls once, however often it is repeated', () => {
  const pending = after(asked, confirmed)
  expect(pending).toEqual({
    state: { at: 'pending', input: 2, key: 'k1', isOutcomeUnknown: false },
    effects: [{ type: 'call', input: 2, key: 'k1', isRetry: false }],
  })
  for (const event of [confirmed, asked, cancelled, { type: 'changed', input: 9 }] as const)
    expect(transition(pending.state, event)).toEqual([pending.state, []])
})

test('a success is reported and final', () => {
  const done = after(asked, confirmed, succeeded)
  expect(done).toEqual({
    state: { at: 'done', input: 2, key: 'k1', isOutcomeUnknown: false, value: 'thanks' },
    effects: [{ type: 'done', value: 'thanks' }],
  })
  for (const event of [asked, confirmed, succeeded, lost])
    expect(transition(done.state, event)).toEqual([done.state, []])
  expect(transition(done.state, cancelled)).toEqual([initial, []])
})

test('a failure is reported with its input', () => {
  expect(after(asked, confirmed, refused)).toEqual({
    state: { at: 'failed', input: 2, key: 'k1', isOutcomeUnknown: false, error },
    effects: [{ type: 'failed', error, isRefusal: true }],
  })
})

test('a retry after a lost answer sends the same request with the same idempotency key', () => {
  expect(after(asked, confirmed, lost, asked, confirmed).effects).toEqual([
    { type: 'call', input: 2, key: 'k1', isRetry: true },
  ])
})

test('the outcome of an attempt is unknown from a lost answer until the next answer', () => {
  expect(after(asked, confirmed, lost).state).toMatchObject({ at: 'failed', isOutcomeUnknown: true })
  expect(after(asked, confirmed, lost, confirmed).state).toMatchObject({
    at: 'pending',
    isOutcomeUnknown: true,
  })
  expect(after(asked, confirmed, lost, confirmed, refused).state).toMatchObject({ isOutcomeUnknown: false })
})

test('a retry after a refusal has a new idempotency key', () => {
  expect(after(asked, confirmed, refused, confirmed).effects).toEqual([
    { type: 'call', input: 2, key: 'k2', isRetry: false },
  ])
})

test('another input after a refusal is asked for itself, with its own idempotency key', () => {
  const other = { type: 'asked', input: 9, key: 'k3' } as const
  expect(after(asked, confirmed, refused, other, confirmed).effects).toEqual([
    { type: 'call', input: 9, key: 'k3', isRetry: false },
  ])
})

test('cancelling goes back to the beginning, and the next question has its own key', () => {
  expect(after(asked, cancelled)).toEqual({ state: initial, effects: [] })
  expect(after(asked, confirmed, lost, cancelled)).toEqual({ state: initial, effects: [] })
  expect(after(asked, cancelled, { ...asked, key: 'k3' }).state).toMatchObject({ key: 'k3' })
})

test('a reset aborts what is pending', () => {
  expect(after(asked, confirmed, reset)).toEqual({ state: initial, effects: [abandon] })
})

test('an event that does not apply changes nothing', () => {
  for (const event of [confirmed, succeeded, lost, cancelled, { type: 'changed', input: 9 }] as const)
    expect(transition(initial, event)).toEqual([initial, []])
  for (const event of [asked, succeeded, lost])
    expect(transition(after(asked).state, event)).toEqual([after(asked).state, []])
})
