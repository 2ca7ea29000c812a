import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { identityRecords } from './identity.tables.ts'

/** How far a player's identity is checked. */
export interface Identity {
  isValid: boolean
  /** It was checked too long ago. A valid identity that has expired counts for nothing until it is renewed. */
  isExpired: boolean
  attempts: number
  maxAttempts: number
}

const unchecked: Identity = {
  isValid: false,
  isExpired: false,
  attempts: 0,
  maxAttempts: IDENTITY_MAX_ATTEMPTS,
}

/** What the club knows of a player's identity at a moment. */
export const identityOf = async (tx: Tx, playerId: string, now: Date): Promise<Identity> => {
  const [record] = await tx.select().from(identityRecords).where(eq(identityRecords.playerId, playerId))
  if (!record) return unchecked
  const { isValid, attempts, maxAttempts, expiresAt } = record
  return { isValid, isExpired: expiresAt !== null && expiresAt <= now, attempts, maxAttempts }
}
