import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { SSN_RETENTION_DAYS } from '@players-club/domain-models'
import { eq, lte } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../kernel/clock/durations.ts'
import { deleteInSlices, type Database, type Tx } from '../kernel/database/index.ts'
import { every, type JobKind } from '../kernel/jobs/index.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { identityNumbers } from './identity.tables.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The purge runs every hour: an hour less than promised, so that nothing is kept longer. */
const KEPT_MS = SSN_RETENTION_DAYS * DAY_MS - HOUR_MS

const keyIdOf = ({ identityNumber }: Secrets) =>
  createHash('sha256').update(identityNumber.export()).digest('hex').slice(0, 16)

/** Bound to its player: in another row it cannot be decrypted. */
const seal = ({ identityNumber }: Secrets, playerId: string, digits: string): Uint8Array => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, identityNumber, nonce).setAAD(Buffer.from(playerId))
  const sealed = Buffer.concat([cipher.update(digits, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

const open = ({ identityNumber }: Secrets, playerId: string, sealed: Uint8Array): string => {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, identityNumber, nonce)
    .setAAD(Buffer.from(playerId))
    .setAuthTag(tag)
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

/** Stores the digits while the verification is open; an entry without digits deletes them. */
export const storeNumber = async (
  tx: Tx,
  secrets: Secrets,
  { playerId, digits }: { playerId: string; digits: string },
  now: Date,
): Promise<void> => {
  if (digits === '') return deleteNumber(tx, playerId)
  const kept = {
    sealed: seal(secrets, playerId, digits),
    keyId: keyIdOf(secrets),
    storedAt: now,
    purgeAfter: new Date(now.getTime() + KEPT_MS),
  }
  await tx
    .insert(identityNumbers)
    .values({ playerId, ...kept })
    .onConflictDoUpdate({ target: identityNumbers.playerId, set: kept })
}

/** The digits, if they are still stored and the secret is unchanged. */
export const openNumber = async (
  tx: Tx,
  secrets: Secrets,
  playerId: string,
  now: Date,
): Promise<string | null> => {
  const [kept] = await tx.select().from(identityNumbers).where(eq(identityNumbers.playerId, playerId))
  if (!kept || kept.purgeAfter <= now || kept.keyId !== keyIdOf(secrets)) return null
  return open(secrets, playerId, kept.sealed)
}

export const deleteNumber = async (tx: Tx, playerId: string): Promise<void> => {
  await tx.delete(identityNumbers).where(eq(identityNumbers.playerId, playerId))
}

/** Deletes the digits of unfinished verifications. */
export const identityNumbersPurge = (database: Database): JobKind => ({
  name: 'identity.numbersPurge',
  recurs: every(HOUR_MS),
  async call(_, now) {
    const { purgeAfter } = identityNumbers
    await deleteInSlices(database, { by: purgeAfter, where: lte(purgeAfter, now) })
  },
})
