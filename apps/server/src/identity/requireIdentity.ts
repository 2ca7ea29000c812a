import { isIdentityValid } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { readIdentity } from './readIdentity.ts'

/** Refuses a player without a verified identity. Call it in the unit of work that needs it. */
export const requireIdentity = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  const { isValid, isExpired } = await readIdentity(tx, playerId, now)
  if (!isIdentityValid({ idologyValid: isValid, idologyExpired: isExpired })) {
    throw new Refusal('Error.idology.required')
  }
}
