import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { identityRecords } from './identity.tables.ts'

/** The identity state of a player. */
export interface Identity {
  isValid: boolean
  /** The verification has expired. An expired identity does not count until it is renewed. */
  isExpired: boolean
  attempts: number
  maxAttempts: number
}

/** Reads the identity state of a player at a moment. */
export const readIdentity = async (tx: Tx, playerId: string, now: Date): Promise<Identity> => {
  const [record] = await tx.select().from(identityRecords).where(eq(identityRecords.playerId, playerId))
  // A player who has never tried has no row.
  const {
    isValid = false,
    attempts = 0,
    maxAttempts = IDENTITY_MAX_ATTEMPTS,
    expiresAt = null,
  } = record ?? {}
  return { isValid, isExpired: expiresAt !== null && expiresAt <= now, attempts, maxAttempts }
}
