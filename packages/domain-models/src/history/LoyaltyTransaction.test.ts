import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { collectedPoints, creditedTicket, earnedPoints, loungeWinnings } from './history.fixtures.ts'
import { ledgerTransaction } from './LedgerTransaction.ts'
import { loyaltyTransaction } from './LoyaltyTransaction.ts'
import { expiringPoints, pendingPoints, pointsBalance } from './PointsBalance.ts'
import { ticketEntry } from './TicketEntry.ts'

test('[HISTORY-004] a loyalty transaction has its date, amount, description, pairs, bonus, award day and collection', () => {
  expect(is(earnedPoints, loyaltyTransaction)).toBe(true)
  expect(is(collectedPoints, loyaltyTransaction)).toBe(true)
  for (const field of ['date', 'amount', 'description', 'extraData', 'bonus', 'dateAwarded', 'baseExtraData'])
    expect(is({ ...earnedPoints, [field]: undefined }, loyaltyTransaction)).toBe(false)
  for (const field of ['collectionKey', 'collectionStart', 'collectionEnd', 'isCollectThemAll'])
    expect(
      is(
        { ...earnedPoints, baseExtraData: { ...earnedPoints.baseExtraData, [field]: undefined } },
        loyaltyTransaction,
      ),
    ).toBe(false)
})

test('[LLHIST-016] a ledger transaction has its id, date, description, direction, amount and pairs', () => {
  expect(is(loungeWinnings, ledgerTransaction)).toBe(true)
  for (const field of ['referenceId', 'date', 'description', 'type', 'amount', 'extraData'])
    expect(is({ ...loungeWinnings, [field]: undefined }, ledgerTransaction)).toBe(false)
})

test('[HISTORY-005] points are split into balance, expiring and pending', () => {
  expect(is({ balance: 25_000, expiring: 500 }, pointsBalance)).toBe(true)
  expect(is({ expiring: 500, expiresOn: '2026-12-31' }, expiringPoints)).toBe(true)
  expect(is({ expiring: 0, expiresOn: null }, expiringPoints)).toBe(true)
  expect(is({ pending: 50 }, pendingPoints)).toBe(true)
  expect(is({ pending: -1 }, pendingPoints)).toBe(false)
})

test('an entered ticket has a state, and a result or a reason', () => {
  expect(is(creditedTicket, ticketEntry)).toBe(true)
  expect(is({ ...creditedTicket, state: 'LOST' }, ticketEntry)).toBe(false)
})
