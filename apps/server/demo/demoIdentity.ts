import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { identityRecords } from '../src/identity/identity.tables.ts'
import type { Tx } from '../src/kernel/database/index.ts'

const DAY_MS = 24 * 60 * 60_000

type Record = Partial<typeof identityRecords.$inferInsert>

const verified = (now: Date): Record => ({ isValid: true, verifiedAt: new Date(now.getTime() - 90 * DAY_MS) })

/** The identity state of a player, by the local part of the address. */
const RECORDS: Readonly<{ [name: string]: (now: Date) => Record }> = {
  verified,
  birthday: verified,
  anniversary: verified,
  poor: verified,
  expired: now => ({
    isValid: true,
    verifiedAt: new Date(now.getTime() - 800 * DAY_MS),
    expiresAt: new Date(now.getTime() - 70 * DAY_MS),
  }),
  lastchance: () => ({ attempts: IDENTITY_MAX_ATTEMPTS - 1 }),
  noattempts: () => ({ attempts: IDENTITY_MAX_ATTEMPTS }),
}

/** Gives a player of the demo world an identity state; most have never tried. */
export const addIdentity = async (tx: Tx, name: string, playerId: string, now: Date): Promise<void> => {
  const record = RECORDS[name]
  if (record) await tx.insert(identityRecords).values({ playerId, ...record(now) })
}
