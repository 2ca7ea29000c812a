import { ACTIVATION_LINK_MINUTES } from '@players-club/domain-models'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { hashKey, randomKey } from '../kernel/secrets/index.ts'
import { accountKeys, type AccountKeyPurpose } from './accounts.tables.ts'

const HOUR_MS = 60 * 60_000
const KEY_LIVES_MS = ACTIVATION_LINK_MINUTES * 60_000

/** So long it can be said of a key that it was used or has run out; then nobody knows it any more. */
const KEY_KEPT_MS = 30 * 24 * HOUR_MS

export interface AccountKeyRequest {
  key: string
  purpose: AccountKeyPurpose
  now: Date
}

/** What a key from a mail is worth. */
export type AccountKeyFinding =
  { kind: 'valid' | 'used' | 'expired'; playerId: string } | { kind: 'unknown'; playerId?: undefined }

/** Ends what was mailed to a player, for one purpose or for all: from now on it has run out. */
export const endAccountKeys = async (
  tx: Tx,
  playerId: string,
  now: Date,
  purpose?: AccountKeyPurpose,
): Promise<void> => {
  await tx
    .update(accountKeys)
    .set({ expiresAt: now })
    .where(
      and(
        eq(accountKeys.playerId, playerId),
        purpose && eq(accountKeys.purpose, purpose),
        isNull(accountKeys.usedAt),
        gt(accountKeys.expiresAt, now),
      ),
    )
}

/** A new key for a mail. One at a time: it ends those of its purpose that were mailed before. */
export const issueAccountKey = async (
  tx: Tx,
  { playerId, purpose, now }: { playerId: string; purpose: AccountKeyPurpose; now: Date },
): Promise<string> => {
  const key = randomKey()
  await endAccountKeys(tx, playerId, now, purpose)
  await tx.insert(accountKeys).values({
    keyHash: hashKey(key),
    playerId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEY_LIVES_MS),
  })
  return key
}

/** Looks at a key and leaves it as it is. */
export const findAccountKey = async (
  tx: Tx,
  { key, purpose, now }: AccountKeyRequest,
): Promise<AccountKeyFinding> => {
  const [found] = await tx
    .select()
    .from(accountKeys)
    .where(and(eq(accountKeys.keyHash, hashKey(key)), eq(accountKeys.purpose, purpose)))
  if (!found) return { kind: 'unknown' }
  const { playerId } = found
  if (found.usedAt !== null) return { kind: 'used', playerId }
  return { kind: found.expiresAt > now ? 'valid' : 'expired', playerId }
}

/** Uses a key up. Of many at once one finds it valid: the statement that marks it decides. */
export const spendAccountKey = async (tx: Tx, request: AccountKeyRequest): Promise<AccountKeyFinding> => {
  const { key, purpose, now } = request
  const [spent] = await tx
    .update(accountKeys)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountKeys.keyHash, hashKey(key)),
        eq(accountKeys.purpose, purpose),
        isNull(accountKeys.usedAt),
        gt(accountKeys.expiresAt, now),
      ),
    )
    .returning({ playerId: accountKeys.playerId })
  return spent ? { kind: 'valid', playerId: spent.playerId } : findAccountKey(tx, request)
}

/** Forgets, every hour, keys that were mailed long ago. */
export const accountKeysHousekeeping = (database: Database): JobKind => ({
  name: 'accounts.housekeeping',
  recurs: every(HOUR_MS),
  async call(_, now) {
    const { createdAt } = accountKeys
    const where = lt(createdAt, new Date(now.getTime() - KEY_KEPT_MS))
    await deleteInSlices(database, { by: createdAt, where })
  },
})
