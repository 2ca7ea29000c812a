import type { Database } from '../database/index.ts'
import { findSessionByHash } from '../sessions/index.ts'
import { NoSessionError } from './errors.ts'
import type { Asker } from './inTurn.ts'

/** Finds the asking player before the request runs, for a provider that has to be called first. */
export const findAskingPlayer = async (database: Database, asker: Asker, now: Date): Promise<string> => {
  if ('playerId' in asker) return asker.playerId
  const session = await findSessionByHash(database, asker.sessionHash, now)
  if (!session) throw new NoSessionError()
  return session.playerId
}
