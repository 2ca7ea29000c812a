import type {
  LedgerTransaction,
  LoyaltyTransaction,
  Page,
  PendingPoints,
  PointsBalance,
  PointsHistoryType,
  TokenHistoryType,
} from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import {
  readBalance,
  readTransactions,
  type Currency,
  type Transaction,
  type TransactionsQuery,
} from '../kernel/ledger/index.ts'
import { asLedgerTransaction, asLoyaltyTransaction } from './asLedgerTransaction.ts'
import { pointsKinds, tokenKinds } from './historyKinds.ts'

interface HistoryQuery<Type extends string> {
  page: number
  size: number
  filter?: { historyTypes?: Type[]; startDate?: string; endDate?: string }
}

const PENDING = {
  name: 'history.pending',
  text: `select coalesce(sum(points), 0)::int as pending from ticket_entries
    where player_id = $1 and state = 'pending'`,
}

/** A player's points and tokens, and their transactions. */
export const createHistory = ({ database }: { database: Database }) => {
  const readPage = async <Row>(
    [playerId, currency]: [string, Currency],
    query: TransactionsQuery,
    asRow: (transaction: Transaction) => Row,
  ): Promise<Page<Row>> => {
    const { total, content } = await readTransactions(database, playerId, currency, query)
    return { content: content.map(asRow), page: query.page, size: query.size, totalElements: total }
  }

  return {
    /** `known` is set if it was read along with the session. */
    async getPointsBalance(playerId: string, known?: number): Promise<PointsBalance> {
      return { balance: known ?? (await readBalance(database, playerId, 'points')) }
    },

    async getPendingPoints(playerId: string): Promise<PendingPoints> {
      const [row] = await database.statement<PendingPoints>({ ...PENDING, values: [playerId] })
      return { pending: row?.pending ?? 0 }
    },

    getPointsHistory(
      playerId: string,
      { page, size, filter }: HistoryQuery<PointsHistoryType>,
    ): Promise<Page<LoyaltyTransaction>> {
      const kinds = pointsKinds(filter?.historyTypes)
      return readPage([playerId, 'points'], { page, size, ...filter, kinds }, asLoyaltyTransaction)
    },

    getTokenHistory(
      playerId: string,
      { page, size, filter }: HistoryQuery<TokenHistoryType>,
    ): Promise<Page<LedgerTransaction>> {
      const kinds = tokenKinds(filter?.historyTypes)
      return readPage([playerId, 'tokens'], { page, size, ...filter, kinds }, asLedgerTransaction)
    },
  }
}

export type History = ReturnType<typeof createHistory>
