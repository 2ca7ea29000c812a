import { expect, test } from 'vitest'
import { dailyBonusMachine, type BonusState } from './dailyBonus.machine.ts'

const { initial, transition } = dailyBonusMachine
const claiming: BonusState = { at: 'claiming', key: 'key-1' }
const offline = { key: 'error.offline' } as const
const claimed = { key: 'error.bonus.claimed' } as const

test('[BONUS-006] claiming credits once, however often it is pressed', () => {
  expect(transition(initial, { type: 'claimed', key: 'key-1' })).toEqual([
    claiming,
    [{ type: 'credit', key: 'key-1' }],
  ])
  expect(transition(claiming, { type: 'claimed', key: 'key-2' })).toEqual([claiming, []])
})

test('[BONUS-001] a credited bonus is celebrated, and the balance reloaded', () => {
  expect(transition(claiming, { type: 'credited' })).toEqual([
    initial,
    [{ type: 'celebrate' }, { type: 'refresh' }],
  ])
})

test('a lost answer is shown, and the next press sends the same request', () => {
  const [state, effects] = transition(claiming, { type: 'credit-failed', message: offline, isRefusal: false })
  expect(effects).toEqual([{ type: 'tell', message: offline }])
  expect(transition(state, { type: 'claimed', key: 'key-2' })[1]).toEqual([{ type: 'credit', key: 'key-1' }])
})

test('a refusal is shown, and the current state reloaded', () => {
  expect(transition(claiming, { type: 'credit-failed', message: claimed, isRefusal: true })).toEqual([
    initial,
    [{ type: 'tell', message: claimed }, { type: 'refresh' }],
  ])
})
