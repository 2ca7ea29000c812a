import { goodTicketResult } from '../tickets/tickets.fixtures.ts'
import type { LedgerTransaction } from './LedgerTransaction.ts'
import type { LoyaltyTransaction } from './LoyaltyTransaction.ts'
import type { Page } from './Page.ts'
import type { PointsBalance } from './PointsBalance.ts'
import type { TicketEntry } from './TicketEntry.ts'

/** A balance of 25,000 points, of which 500 expire. */
export const verifiedPoints: PointsBalance = { balance: 25_000, expiring: 500 }

const noCollection = {
  collectionKey: null,
  collectionStart: null,
  collectionEnd: null,
  isCollectThemAll: false,
}

/** A movement that credits points, with a bonus. */
export const earnedPoints: LoyaltyTransaction = {
  referenceId: 'a1',
  date: '2026-11-20T17:05:00.000Z',
  description: 'Ticket entry',
  type: 'CREDIT',
  amount: 50,
  extraData: [{ key: 'bonus', value: '10' }],
  bonus: 10,
  dateAwarded: '2026-11-20T17:05:00.000Z',
  baseExtraData: noCollection,
}

/** A step of a collect-them-all. */
export const collectedPoints: LoyaltyTransaction = {
  ...earnedPoints,
  referenceId: 'a3',
  description: 'Desert Trail',
  amount: 300,
  extraData: [],
  bonus: 0,
  baseExtraData: {
    collectionKey: 'desert-trail',
    collectionStart: '2026-10-01',
    collectionEnd: '2026-12-31',
    isCollectThemAll: true,
  },
}

/** A movement that takes points for tokens. */
export const spentPoints: LoyaltyTransaction = {
  referenceId: 'a2',
  date: '2026-11-19T03:30:00.000Z',
  description: 'Points exchanged for tokens',
  type: 'DEBIT',
  amount: 1000,
  extraData: [],
  bonus: 0,
  dateAwarded: '2026-11-19T03:30:00.000Z',
  baseExtraData: noCollection,
}

/** Codes that were handed out for it can be shown again. */
export const redeemedCoupon: LoyaltyTransaction = {
  ...spentPoints,
  referenceId: 'a4',
  description: '$5 off scratchers',
  amount: 350,
  extraData: [
    { key: 'entryMethod', value: 'REDEMPTION' },
    { key: 'rewardId', value: '101' },
    { key: 'rewardType', value: 'COUPON' },
    { key: 'redemptionId', value: '3f0c6a52-7d1e-4a8b-9c3d-5e6f7a8b9c0d' },
    { key: 'quantity', value: '1' },
  ],
}

/** A movement of tokens that were won in the arcade. */
export const loungeWinnings: LedgerTransaction = {
  referenceId: 't1',
  date: '2026-11-20T17:05:00.000Z',
  description: 'Saguaro Spins',
  type: 'CREDIT',
  amount: 120,
  extraData: [
    { key: 'bonus', value: '20' },
    { key: 'transactionId', value: 'CSL-7F3A-0042' },
  ],
}

/** A movement of tokens that were bought, with its payment and its entries. */
export const tokenPurchase: LedgerTransaction = {
  referenceId: 't2',
  date: '2026-11-18T17:05:00.000Z',
  description: 'Trail bundle',
  type: 'CREDIT',
  amount: 5000,
  extraData: [
    { key: 'purchasedAmount', value: '4.99' },
    { key: 'paymentMethod', value: 'CARD' },
    { key: 'transactionId', value: 'CSL-7F3A-0041' },
    { key: 'entryMethod', value: 'PURCHASE' },
    { key: 'entries', value: '5' },
  ],
}

/** A movement of tokens that were redeemed for an entry. */
export const drawingEntry: LedgerTransaction = {
  referenceId: 't3',
  date: '2026-11-17T17:05:00.000Z',
  description: 'Weekly drawing',
  type: 'DEBIT',
  amount: 50,
  extraData: [
    { key: 'entryMethod', value: 'REDEMPTION' },
    { key: 'entries', value: '1' },
  ],
}

/** An entered ticket whose points are credited. */
export const creditedTicket: TicketEntry = {
  id: '0a8f6c1e-2b3d-4e5f-8a9b-0c1d2e3f4a5b',
  entered: '2026-11-20T03:11:00.000Z',
  ticketCode: '1432000017123',
  state: 'CREDITED',
  points: 50,
  result: goodTicketResult,
  reason: null,
}

/** An entered ticket that was refused because it had expired. */
export const refusedTicket: TicketEntry = {
  ...creditedTicket,
  id: '1b8f6c1e-2b3d-4e5f-8a9b-0c1d2e3f4a5b',
  state: 'REFUSED',
  points: 0,
  result: null,
  reason: 'expired',
}

/** A page of the points history with two movements. */
export const pointsHistoryPage: Page<LoyaltyTransaction> = {
  content: [earnedPoints, spentPoints],
  page: 0,
  size: 25,
  totalElements: 2,
}
