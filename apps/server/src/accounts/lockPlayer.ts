import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'

/**
 * Holds a player until the unit of work ends: what is decided or counted for one player is done one at a time. It comes
 * before the player's balances and after the row that is settled; docs/adr/0058 has the whole order of locks.
 */
export const lockPlayer = async (tx: Tx, playerId: string): Promise<void> => {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
}
