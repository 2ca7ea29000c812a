import { balanceOf, transactionsOf } from '../kernel/ledger/index.ts'
import type { LedgerTransaction, Page, PointsBalance } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import type { Transaction } from '../kernel/ledger/index.ts'

export interface HistoryQuery {
  page: number
  size: number
  filter?: { historyTypes?: string[]; startDate?: string; endDate?: string }
}

export interface History {
  /** `known` where it was found along with the session. */
  getPointsBalance(playerId: string, known?: number): Promise<PointsBalance>
  getPointsHistory(playerId: string, query: HistoryQuery): Promise<Page<LedgerTransaction>>
}

/** A player's points, and where they came from and went. */
export function createHistory({ database }: { database: Database }): History {
  return {
    async getPointsBalance(playerId, known) {
      return { balance: known ?? (await balanceOf(database, playerId, 'points')) }
    },

    async getPointsHistory(playerId, { page, size, filter = {} }) {
      const { total, content } = await transactionsOf(database, playerId, 'points', {
        page,
        size,
        kinds: filter.historyTypes,
        startDay: filter.startDate,
        endDay: filter.endDate,
      })
      return { content: content.map(asLedgerTransaction), page, size, totalElements: total }
    },
  }
}

/** The sign becomes a word, and what is known beside becomes pairs. */
function asLedgerTransaction(transaction: Transaction): LedgerTransaction {
  const { transferId, occurredAt, description, amount, details } = transaction
  return {
    referenceId: transferId,
    date: new Date(occurredAt).toISOString(),
    description,
    type: amount < 0 ? 'DEBIT' : 'CREDIT',
    amount: Math.abs(amount),
    extraData: Object.entries(details).map(([key, value]) => ({ key, value: String(value) })),
  }
}
