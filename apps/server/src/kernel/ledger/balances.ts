import type { Currency } from './ledger.tables.ts'
import type { Statements } from '../database/index.ts'

/** A player's balance of a currency, alone or inside a unit of work; 0 before the first transfer. */
export async function readBalance(
  statements: Statements,
  playerId: string,
  currency: Currency,
): Promise<number> {
  const [row] = await statements.statement<{ balance: string }>({
    name: 'ledger.balance',
    text: `select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.player_id = $1 and a.currency = $2`,
    values: [playerId, currency],
  })
  return Number(row?.balance ?? 0)
}
