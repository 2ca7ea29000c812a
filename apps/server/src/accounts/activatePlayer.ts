import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'
import { welcomePlayer } from './welcomePlayer.ts'

/** Makes an account active that was not yet, and says whether it did: what comes of an activation comes once. */
export const activatePlayer = async (tx: Tx, playerId: string, now: Date): Promise<boolean> => {
  const activated = await tx
    .update(players)
    .set({ state: 'active' })
    .where(and(eq(players.id, playerId), eq(players.state, 'notActivated')))
    .returning({ id: players.id })
  if (activated.length === 0) return false
  await welcomePlayer(tx, playerId, now)
  return true
}
