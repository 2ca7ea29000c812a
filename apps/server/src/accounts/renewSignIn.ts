import type { Tx } from '../kernel/database/index.ts'
import { beginSession, revokePlayer, type OpenedSession, type Session } from '../kernel/sessions/index.ts'
import { endAccountKeys } from './accountKeys.service.ts'

/**
 * What a player signs in with has changed: every sign-in of the player ends, and so does what was mailed to
 * open the account; the one that made the change begins anew.
 */
export const renewSignIn = async (tx: Tx, session: Session, now: Date): Promise<OpenedSession> => {
  const { playerId, remember } = session
  await revokePlayer(tx, playerId, now)
  await endAccountKeys(tx, playerId, now)
  return beginSession(tx, { playerId, remember, now })
}
