import { sql } from 'drizzle-orm'
import type { Currency } from './ledger.tables.ts'
import type { Database, Tx } from '../database/index.ts'

/** A player's balance of a currency; 0 before the first transfer. */
export async function readBalance(database: Database, playerId: string, currency: Currency): Promise<number> {
  const [row] = await database.statement<{ balance: string }>({
    name: 'ledger.balance',
    text: `select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.player_id = $1 and a.currency = $2`,
    values: [playerId, currency],
  })
  return Number(row?.balance ?? 0)
}

/** The same inside a unit of work. */
export async function balanceIn(tx: Tx, playerId: string, currency: Currency): Promise<number> {
  const { rows } = await tx.execute<{ balance: string }>(
    sql`select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.player_id = ${playerId} and a.currency = ${currency}`,
  )
  return Number(rows[0]?.balance ?? 0)
}
