import { expect, test } from 'vitest'
import { historyRangeErrors } from './historyRangeErrors.ts'

const context = { today: '2026-11-21', locale: 'en', zone: 'America/Phoenix' } as const

test.each([
  ['2025-10-21', ''],
  ['2024-11-21', '2024-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-21', '2027-01-01'],
])('[HISTORY-006] a history from %s to %j is valid', (from, to) => {
  expect(historyRangeErrors({ from, to }, context)).toEqual({})
})

test.each([
  ['', '', { from: 'history.from.invalid' }],
  ['-05-', '', { from: 'history.from.invalid' }],
  ['2026-02-30', '', { from: 'history.from.invalid' }],
  ['26-02-03', '', { from: 'history.from.invalid' }],
  ['2024-11-20', '', { from: 'history.from.tooEarly' }],
  ['2026-11-22', '', { from: 'history.from.tooLate' }],
  ['2026-03-02', '2026-03-01', { to: 'history.to.beforeFrom' }],
  ['2026-03-02', '2026-04-31', { to: 'history.to.invalid' }],
  ['2026-02-30', '--31', { from: 'history.from.invalid', to: 'history.to.invalid' }],
])('[HISTORY-006] a history from %j to %j has its errors', (from, to, keys) => {
  const errors = historyRangeErrors({ from, to }, context)
  expect(Object.fromEntries(Object.entries(errors).map(([field, { key }]) => [field, key]))).toEqual(keys)
})

test('[HISTORY-006] a too early day is answered with the first possible one', () => {
  const { from } = historyRangeErrors({ from: '1999-12-31', to: '' }, context)
  expect(from?.params).toEqual({ day: 'Nov 21, 2024' })
})
