import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'

/**
 * Locks a player until the unit of work ends, so that decisions and counts of one player are serialized. It is taken
 * before the player's balances and after the row that is settled; docs/adr/0058 has the whole lock order.
 */
export const lockPlayer = async (tx: Tx, playerId: string): Promise<void> => {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
}
