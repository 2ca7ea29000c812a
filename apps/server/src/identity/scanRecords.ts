import { and, desc, eq } from 'drizzle-orm'
import { findPlayer } from '../accounts/findPlayer.ts'
import type { Tx } from '../kernel/database/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { IdentityPerson } from '../providers/index.ts'
import { identityScans, type ScanState } from './identity.tables.ts'

export type Scan = typeof identityScans.$inferSelect

/** What a scan verifies. */
export type ScannedFacts = Pick<IdentityPerson, 'firstName' | 'lastName' | 'birthDate'>

export const readFacts = async (tx: Tx, playerId: string): Promise<ScannedFacts> => {
  const player = await findPlayer(tx, playerId)
  return {
    firstName: player?.firstName ?? '',
    lastName: player?.lastName ?? '',
    birthDate: player?.birthDate ?? '',
  }
}

export const hashFacts = (secrets: Secrets, { firstName, lastName, birthDate }: ScannedFacts): Uint8Array =>
  subjectOf(secrets, JSON.stringify([firstName, lastName, birthDate]))

/** Whether a scan is of this name and birth date: if not, it can no longer verify the player. */
export const isScanOf = (secrets: Secrets, { facts }: Scan, present: ScannedFacts): boolean =>
  Buffer.from(hashFacts(secrets, present)).equals(facts)

/** The open scan, or else the last one. */
export const findLatestScan = async (tx: Tx, playerId: string): Promise<Scan | null> => {
  const [scan] = await tx
    .select()
    .from(identityScans)
    .where(eq(identityScans.playerId, playerId))
    .orderBy(desc(eq(identityScans.state, 'pending')), desc(identityScans.createdAt))
    .limit(1)
  return scan ?? null
}

/** Closes an open scan once: a decision or an expiry is final. False if it was closed already. */
export const closeScan = async (tx: Tx, { id }: Scan, state: ScanState, now: Date): Promise<boolean> => {
  const closed = await tx
    .update(identityScans)
    .set({ state, settledAt: now })
    .where(and(eq(identityScans.id, id), eq(identityScans.state, 'pending')))
    .returning({ id: identityScans.id })
  return closed.length > 0
}
