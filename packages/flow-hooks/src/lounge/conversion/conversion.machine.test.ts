import { expect, test } from 'vitest'
import { conversionMachine, type ConversionEvent, type ConversionState } from './conversion.machine.ts'

const { initial, transition } = conversionMachine
const opened: ConversionEvent = { type: 'opened', tokens: 10, key: 'key-1' }
const choosing: ConversionState = { at: 'choosing', tokens: 10, key: 'key-1' }
const converting: ConversionState = { at: 'converting', tokens: 30, key: 'key-1' }
const message = { key: 'error.redemption.frequencyCapExceeded' } as const

test('[CONVERT-005] the dialog opens with the least amount', () => {
  expect(transition(initial, opened)).toEqual([choosing, []])
})

test('[CONVERT-009] the chosen amount is converted under the dialog’s idempotency key', () => {
  const [chosen] = transition(choosing, { type: 'amount-chosen', tokens: 30 })
  expect(transition(chosen, { type: 'confirmed' })).toEqual([
    converting,
    [{ type: 'convert', tokens: 30, key: 'key-1' }],
  ])
})

test('[CONVERT-007] success shows a confirmation with the new balance', () => {
  const [state, effects] = transition(converting, { type: 'converted', balance: 5030 })
  expect(state).toEqual({ at: 'converted', tokens: 30, balance: 5030 })
  expect(effects).toEqual([{ type: 'refresh' }])
  expect(transition(state, { type: 'closed' })).toEqual([initial, []])
})

test('[CONVERT-008] a refusal is shown as failed, and cannot be retried unchanged', () => {
  const [failed] = transition(converting, { type: 'convert-failed', message, isRefusal: true })
  expect(failed).toEqual({ at: 'failed', tokens: 30, key: 'key-1', message, isRefusal: true })
  expect(transition(failed, { type: 'retried' })).toEqual([failed, []])
  expect(transition(failed, { type: 'closed' })).toEqual([initial, [{ type: 'refresh' }]])
})

test('[CONVERT-008] a lost answer can be retried with the same request only', () => {
  const offline = { key: 'error.offline' } as const
  const [failed] = transition(converting, { type: 'convert-failed', message: offline, isRefusal: false })
  expect(transition(failed, { type: 'retried' })).toEqual([
    converting,
    [{ type: 'convert', tokens: 30, key: 'key-1' }],
  ])
})

test('a pending conversion cannot be closed, changed or sent twice', () => {
  for (const type of ['closed', 'confirmed', 'retried'] as const)
    expect(transition(converting, { type })).toEqual([converting, []])
  expect(transition(converting, { type: 'amount-chosen', tokens: 90 })).toEqual([converting, []])
})

test('a closed dialog ignores events', () => {
  for (const type of ['closed', 'confirmed', 'retried'] as const)
    expect(transition(initial, { type })).toEqual([initial, []])
})
