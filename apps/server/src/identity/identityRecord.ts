import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import type { Tx } from '../kernel/database/index.ts'
import { newId } from '../kernel/ids/newId.ts'
import { identityDecisions, identityRecords, type IdentityDecision } from './identity.tables.ts'
import { deleteNumber } from './identityNumbers.ts'

type Record = typeof identityRecords.$inferSelect

/**
 * Locks the player's identity row, and inserts it if missing. The player is locked first, as in a change of the
 * profile: in the other order the two could deadlock.
 */
export const lockRecord = async (tx: Tx, playerId: string): Promise<Record> => {
  await lockPlayer(tx, playerId)
  await tx
    .insert(identityRecords)
    .values({ playerId, maxAttempts: IDENTITY_MAX_ATTEMPTS })
    .onConflictDoNothing()
  const [record] = await tx
    .select()
    .from(identityRecords)
    .where(eq(identityRecords.playerId, playerId))
    .for('update')
  if (!record) throw new Error('The inserted identity record is missing.')
  return record
}

export const changeRecord = async (
  tx: Tx,
  playerId: string,
  change: Partial<typeof identityRecords.$inferInsert>,
): Promise<void> => {
  await tx.update(identityRecords).set(change).where(eq(identityRecords.playerId, playerId))
}

/** Logs the decision for later audits. */
export const recordDecision = async (
  tx: Tx,
  decided: { playerId: string; decision: IdentityDecision; reference: string | null },
  now: Date,
): Promise<void> => {
  await tx.insert(identityDecisions).values({ id: newId(now), decidedAt: now, ...decided })
}

/** Marks the identity as verified, and deletes the data that was stored for the verification. */
export const markVerified = async (
  tx: Tx,
  playerId: string,
  validUntil: Date | null,
  now: Date,
): Promise<void> => {
  await changeRecord(tx, playerId, { isValid: true, attempts: 0, verifiedAt: now, expiresAt: validUntil })
  await deleteNumber(tx, playerId)
}

/** Verified data has changed: the player's identity has to be verified again. Failed attempts still count. */
export const resetIdentity = async (tx: Tx, playerId: string, now: Date): Promise<void> => {
  await changeRecord(tx, playerId, { isValid: false, verifiedAt: null, expiresAt: null })
  await recordDecision(tx, { playerId, decision: 'reset', reference: null }, now)
}
