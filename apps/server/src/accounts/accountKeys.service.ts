import { MAIL_LINK_MINUTES } from '@players-club/domain-models'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import { hashKey, randomKey } from '../kernel/secrets/secrets.ts'
import { accountKeys, type AccountKeyPurpose } from './accounts.tables.ts'

const KEY_LIVES_MS = MAIL_LINK_MINUTES * MINUTE_MS

/** How long a used or expired key is distinguished from an unknown one. */
const KEY_KEPT_MS = 30 * DAY_MS

export interface AccountKeyRequest {
  key: string
  purpose: AccountKeyPurpose
  now: Date
}

/** The state of a key from a mail. */
export type AccountKeyFinding =
  | { kind: 'valid' | 'used' | 'expired'; playerId: string }
  | { kind: 'unknown'; playerId?: undefined }

/** Expires a player's mailed keys, for one purpose or for all. */
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

/** The pages that links with keys lead to. */
const PATHS: Readonly<Record<AccountKeyPurpose, string>> = {
  activation: '/activate',
  reset: '/reset/finish',
  unsuspend: '/unsuspend',
}

/** Issues a key, and returns the path of its link for a mail. It expires earlier keys of the same purpose. */
export const issueKeyLink = async (
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
  return `${PATHS[purpose]}?key=${key}`
}

/** Reads the state of a key without using it up. */
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

/** Uses a key up. One of many parallel requests finds it valid: the statement that marks it decides. */
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

/** Deletes old keys every hour. */
export const accountKeysHousekeeping = (database: Database): JobKind => ({
  name: 'accounts.housekeeping',
  recurs: every(HOUR_MS),
  async call(_, now) {
    const { createdAt } = accountKeys
    const where = lt(createdAt, new Date(now.getTime() - KEY_KEPT_MS))
    await deleteInSlices(database, { by: createdAt, where })
  },
})
