import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'

/** Makes an account active that was not yet, and says whether it did: what comes of an activation comes once. */
export const activatePlayer = async (tx: Tx, playerId: string): Promise<boolean> => {
  const activated = await tx
    .update(players)
    .set({ state: 'active' })
    .where(and(eq(players.id, playerId), eq(players.state, 'notActivated')))
    .returning({ id: players.id })
  return activated.length > 0
}
