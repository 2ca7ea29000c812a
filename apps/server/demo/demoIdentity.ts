import { IDENTITY_MAX_ATTEMPTS } from '@players-club/domain-models'
import { identityRecords } from '../src/identity/identity.tables.ts'
import type { Tx } from '../src/kernel/database/index.ts'
import { daysAfter } from './daysAfter.ts'

type Record = Partial<typeof identityRecords.$inferInsert>

const verified = (now: Date): Record => ({ isValid: true, verifiedAt: daysAfter(now, -90) })

/** The identity state of a player, by the local part of the address. */
const RECORDS: Readonly<{ [name: string]: (now: Date) => Record }> = {
  verified,
  birthday: verified,
  anniversary: verified,
  poor: verified,
  expired: now => ({
    isValid: true,
    verifiedAt: daysAfter(now, -800),
    expiresAt: daysAfter(now, -70),
  }),
  lastchance: () => ({ attempts: IDENTITY_MAX_ATTEMPTS - 1 }),
  noattempts: () => ({ attempts: IDENTITY_MAX_ATTEMPTS }),
}

/** Gives a player of the demo world an identity state; most have never tried. */
export const addIdentity = async (tx: Tx, name: string, playerId: string, now: Date): Promise<void> => {
  const record = RECORDS[name]
  if (record) await tx.insert(identityRecords).values({ playerId, ...record(now) })
}
