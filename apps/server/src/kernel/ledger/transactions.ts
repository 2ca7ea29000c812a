import type { Currency } from './ledger.tables.ts'
import type { Database } from '../database/index.ts'

export interface TransactionsQuery {
  page: number
  size: number
  kinds?: readonly string[] | undefined
  /** Days of the lottery, both included. */
  startDate?: string
  endDate?: string
}

/** One transaction of a player's points or tokens; `amount` is negative for a debit. */
export interface Transaction {
  transferId: string
  occurredAt: string
  kind: string
  description: string
  details: Record<string, string | number>
  amount: number
}

export interface TransactionsPage {
  total: number
  content: Transaction[]
}

/** A page of a player's transactions, latest first, in one round trip however long the history is. */
export async function readTransactions(
  database: Database,
  playerId: string,
  currency: Currency,
  { page, size, kinds, startDate, endDate }: TransactionsQuery,
): Promise<TransactionsPage> {
  const [row] = await database.statement<{ answer: TransactionsPage }>({
    name: 'ledger.page',
    text: 'select ledger_page($1, $2, $3, $4, $5, $6, $7) as answer',
    values: [
      playerId,
      currency,
      kinds ? [...kinds] : null,
      startDate ?? null,
      endDate ?? null,
      page * size,
      size,
    ],
  })
  return row?.answer ?? { total: 0, content: [] }
}
