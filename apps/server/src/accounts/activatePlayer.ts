import { and, eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'

/**
 * Activates an account that is not active yet. Returns whether it did, so that the effects of an activation happen
 * once.
 */
export const activatePlayer = async (
  tx: Tx,
  playerId: string,
  now: Date,
  creditRegistration: AccountsDeps['creditRegistration'],
): Promise<boolean> => {
  const activated = await tx
    .update(players)
    .set({ state: 'active' })
    .where(and(eq(players.id, playerId), eq(players.state, 'notActivated')))
    .returning({ id: players.id })
  if (activated.length === 0) return false
  await creditRegistration(tx, playerId, now)
  return true
}
