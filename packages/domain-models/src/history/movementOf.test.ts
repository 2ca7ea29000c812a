import { expect, test } from 'vitest'
import { earnedPoints, redeemedCoupon, spentPoints } from './history.fixtures.ts'
import { movementOf } from './movementOf.ts'
import { redemptionOf } from './redemptionOf.ts'

const movement = (type: 'CREDIT' | 'DEBIT', amount: number, pairs: Record<string, string> = {}) =>
  movementOf({
    ...earnedPoints,
    type,
    amount,
    extraData: Object.entries(pairs).map(([key, value]) => ({ key, value })),
  })

test('[LLHIST-010] a credit’s amount minus its bonus was won in the game', () => {
  expect(movement('CREDIT', 120, { bonus: '20' })).toMatchObject({
    amount: 120,
    bonus: { amount: 20, winnings: 100 },
  })
  expect(movement('CREDIT', 120).bonus).toBeNull()
  expect(movement('CREDIT', 120, { bonus: '0' }).bonus).toBeNull()
  expect(movement('CREDIT', 120, { bonus: 'many' }).bonus).toBeNull()
})

test('[LLHIST-011] a debit is negative and has no bonus', () => {
  expect(movement('DEBIT', 50, { bonus: '20' })).toMatchObject({ amount: -50, bonus: null })
})

test.each([
  ['4.99', 5],
  ['5', 5],
  ['19.49', 19],
  ['', null],
  ['free', null],
])('[LLHIST-012] an amount of %j dollars is shown as %j', (text, dollars) => {
  expect(movement('CREDIT', 5000, { purchasedAmount: text }).purchased).toBe(dollars)
})

test('[LLHIST-014] entries that were not redeemed are free', () => {
  const entriesBy = (entryMethod?: string) =>
    movement('DEBIT', 10, { entries: '2', ...(entryMethod && { entryMethod }) }).entries
  expect(entriesBy('REDEMPTION')).toEqual({ count: 2, isFree: false })
  expect(entriesBy('PURCHASE')).toEqual({ count: 2, isFree: true })
  expect(entriesBy()).toEqual({ count: 2, isFree: true })
  expect(movement('DEBIT', 10).entries).toBeNull()
})

test('[LLHIST-015] a movement may carry the id of its transaction', () => {
  expect(movement('CREDIT', 5, { transactionId: 'T-1' }).transactionId).toBe('T-1')
  expect(movement('CREDIT', 5).transactionId).toBeNull()
})

test('a redemption has its id, type and quantity, and any other spending is a conversion to tokens', () => {
  expect(redemptionOf(redeemedCoupon)).toEqual({
    id: '3f0c6a52-7d1e-4a8b-9c3d-5e6f7a8b9c0d',
    type: 'COUPON',
    quantity: 1,
  })
  expect(redemptionOf(spentPoints)).toEqual({ id: null, type: 'TOKENS', quantity: 1 })
})
