import { expect, test } from 'vitest'
import { viewLinkMachine, type ViewLinkState } from './viewLink.machine.ts'

const { initial, transition } = viewLinkMachine
const credit = { activityKey: 'museum', points: 75, bonusPoints: 25, frequencyCap: null }
const message = { key: 'error.timeout' } as const
const crediting: ViewLinkState = { at: 'crediting', key: 'k1' }

test('[ACTV-001] opening the link requests its credit once', () => {
  const first = transition(initial, { type: 'viewed', key: 'k1' })
  expect(first).toEqual([crediting, [{ type: 'credit', key: 'k1' }]])
  expect(transition(crediting, { type: 'viewed', key: 'k2' })).toEqual([crediting, []])
})

test('[ACTV-001] a credit is confirmed, and the remaining points are reloaded', () => {
  expect(transition(crediting, { type: 'credited', credit })).toEqual([
    { at: 'credited', credit },
    [{ type: 'tellCredit', points: 75 }, { type: 'refresh' }],
  ])
})

test('a credit with an unknown outcome is retried with the same key, by retry or by another view', () => {
  const [uncertain] = transition(crediting, { type: 'credit-failed', message, isRefusal: false })
  expect(uncertain).toEqual({ at: 'uncertain', key: 'k1', error: message })
  for (const event of [{ type: 'retried' }, { type: 'viewed', key: 'k2' }] as const)
    expect(transition(uncertain, event)).toEqual([crediting, [{ type: 'credit', key: 'k1' }]])
})

test('a refusal is shown, and another view has a new key', () => {
  expect(transition(crediting, { type: 'credit-failed', message, isRefusal: true })).toEqual([
    { at: 'idle' },
    [{ type: 'tellFailure', message }, { type: 'refresh' }],
  ])
  expect(transition({ at: 'credited', credit }, { type: 'viewed', key: 'k2' })[0]).toEqual({
    at: 'crediting',
    key: 'k2',
  })
})

test('events that do not apply change nothing', () => {
  expect(transition(initial, { type: 'retried' })).toEqual([initial, []])
  expect(transition(initial, { type: 'credited', credit })).toEqual([initial, []])
  expect(transition(crediting, { type: 'retried' })).toEqual([crediting, []])
})
