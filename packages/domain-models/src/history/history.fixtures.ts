import type { LedgerTransaction } from './LedgerTransaction.ts'
import type { Page } from './Page.ts'
import type { PointsBalance } from './PointsBalance.ts'

export const verifiedPoints: PointsBalance = { balance: 25_000, expiring: 500 }

export const earnedPoints: LedgerTransaction = {
  referenceId: 'a1',
  date: '2026-11-20T17:05:00.000Z',
  description: 'Ticket entry',
  type: 'CREDIT',
  amount: 50,
  extraData: [{ key: 'bonus', value: '10' }],
}

export const spentPoints: LedgerTransaction = {
  referenceId: 'a2',
  date: '2026-11-19T03:30:00.000Z',
  description: 'Points exchanged for tokens',
  type: 'DEBIT',
  amount: 1000,
  extraData: [],
}

export const pointsHistoryPage: Page<LedgerTransaction> = {
  content: [earnedPoints, spentPoints],
  page: 0,
  size: 25,
  totalElements: 2,
}
