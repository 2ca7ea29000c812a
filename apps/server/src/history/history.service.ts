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
  type TransferKind,
} from '../kernel/ledger/index.ts'
import { asLedgerTransaction, asLoyaltyTransaction } from './asLedgerTransaction.ts'
import { pointsKinds, tokenKinds } from './historyKinds.ts'

export interface HistoryQuery<Type extends string> {
  page: number
  size: number
  filter?: { historyTypes?: Type[]; startDate?: string; endDate?: string }
}

export interface History {
  /** `known` is set if it was read along with the session. */
  getPointsBalance(playerId: string, known?: number): Promise<PointsBalance>
  getPendingPoints(playerId: string): Promise<PendingPoints>
  getPointsHistory(
    playerId: string,
    query: HistoryQuery<PointsHistoryType>,
  ): Promise<Page<LoyaltyTransaction>>
  getTokenHistory(playerId: string, query: HistoryQuery<TokenHistoryType>): Promise<Page<LedgerTransaction>>
}

const PENDING = {
  name: 'history.pending',
  text: `select coalesce(sum(points), 0)::int as pending from ticket_entries
    where player_id = $1 and state = 'pending'`,
}

interface Wanted extends Omit<HistoryQuery<string>, 'filter'> {
  kinds: TransferKind[] | undefined
  filter: { startDate?: string; endDate?: string } | undefined
}

/** A player's points and tokens, and their transactions. */
export function createHistory({ database }: { database: Database }): History {
  const pageOf = async <Row>(
    [playerId, currency]: [string, Currency],
    { page, size, kinds, filter = {} }: Wanted,
    asRow: (transaction: Transaction) => Row,
  ): Promise<Page<Row>> => {
    const { total, content } = await readTransactions(database, playerId, currency, {
      page,
      size,
      kinds,
      startDay: filter.startDate,
      endDay: filter.endDate,
    })
    return { content: content.map(asRow), page, size, totalElements: total }
  }

  return {
    async getPointsBalance(playerId, known) {
      return { balance: known ?? (await readBalance(database, playerId, 'points')) }
    },

    async getPendingPoints(playerId) {
      const [row] = await database.statement<PendingPoints>({ ...PENDING, values: [playerId] })
      return { pending: row?.pending ?? 0 }
    },

    getPointsHistory: (playerId, { filter, ...page }) =>
      pageOf(
        [playerId, 'points'],
        { ...page, filter, kinds: pointsKinds(filter?.historyTypes) },
        asLoyaltyTransaction,
      ),

    getTokenHistory: (playerId, { filter, ...page }) =>
      pageOf(
        [playerId, 'tokens'],
        { ...page, filter, kinds: tokenKinds(filter?.historyTypes) },
        asLedgerTransaction,
      ),
  }
}
