import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { earnedPoints, pointsHistoryPage, verifiedPoints } from './history.fixtures.ts'
import { ledgerTransaction } from './LedgerTransaction.ts'
import { pageOf } from './Page.ts'
import { pointsBalance } from './PointsBalance.ts'

test('a page contains ledger entries and their total', () => {
  expect(is(pointsHistoryPage, pageOf(ledgerTransaction))).toBe(true)
  expect(is({ ...pointsHistoryPage, totalElements: undefined }, pageOf(ledgerTransaction))).toBe(false)
  expect(
    is({ ...pointsHistoryPage, content: [{ ...earnedPoints, amount: 0.5 }] }, pageOf(ledgerTransaction)),
  ).toBe(false)
})

test.each([
  { type: 'credit' },
  { date: '2026-11-20' },
  { referenceId: 7 },
  { extraData: [{ key: 'bonus' }] },
])('an entry with %j is invalid', change => {
  expect(is({ ...earnedPoints, ...change }, ledgerTransaction)).toBe(false)
})

test('points are whole numbers, and may expire', () => {
  expect(is(verifiedPoints, pointsBalance)).toBe(true)
  expect(is({ balance: 0 }, pointsBalance)).toBe(true)
  expect(is({ balance: 1.5 }, pointsBalance)).toBe(false)
})
