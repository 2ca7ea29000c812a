import type { Tx } from '../kernel/database/index.ts'
import { beginSession, revokePlayer, type OpenedSession, type Session } from '../kernel/sessions/index.ts'
import { endAccountKeys } from './accountKeys.service.ts'

/**
 * After a change of password or address, every session of the player ends and mailed keys become invalid; the session
 * that made the change is replaced.
 */
export const renewSignIn = async (tx: Tx, session: Session, now: Date): Promise<OpenedSession> => {
  const { playerId, remember } = session
  await revokePlayer(tx, playerId, now)
  await endAccountKeys(tx, playerId, now)
  return beginSession(tx, { playerId, remember, now })
}
