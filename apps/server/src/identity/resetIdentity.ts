import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { newId } from '../kernel/ids/newId.ts'
import { identityDecisions, identityRecords } from './identity.tables.ts'

/** Verified data has changed: the player's identity has to be verified again. Failed attempts still count. */
export const resetIdentity = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  await tx
    .update(identityRecords)
    .set({ isValid: false, verifiedAt: null, expiresAt: null })
    .where(eq(identityRecords.playerId, playerId))
  await tx.insert(identityDecisions).values({ id: newId(now), playerId, decision: 'reset', decidedAt: now })
}
