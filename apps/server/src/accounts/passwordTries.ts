import type { Tx } from '../kernel/database/index.ts'
import { networkOf } from '../kernel/http/clientAddress.ts'
import {
  clearAttempts,
  countAttempt,
  giveTryBack,
  takeTry,
  type Attempt,
} from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'

/** Wrong passwords from one network, for any address. */
const WRONG_PASSWORDS = { door: 'wrong-passwords', limit: 100, windowMs: 15 * 60_000 }

/** What an attempt is counted by: its address, and its network. */
export interface TrySubjects {
  address: Uint8Array
  network: Uint8Array
}

export const trySubjects = (secrets: Secrets, emailKey: string, clientAddress: string): TrySubjects => ({
  address: subjectOf(secrets, emailKey),
  network: subjectOf(secrets, networkOf(clientAddress)),
})

export type CountedTry = Attempt | { kind: 'tooMany'; resetsAt: Date }

/** Counts an attempt as wrong before the password is checked. Every endpoint that checks it shares this rate limit. */
export const countTry = async (tx: Tx, subjects: TrySubjects, now: Date): Promise<CountedTry> => {
  const tries = await takeTry(tx, WRONG_PASSWORDS, subjects.network, now)
  if (!tries.isAllowed) return { kind: 'tooMany', resetsAt: tries.resetsAt }
  return countAttempt(tx, subjects.address, now)
}

/**
 * Removes the attempt from the count, because the password was right. In the order of counting, or two attempts could
 * deadlock.
 */
export const forgiveTry = async (tx: Tx, subjects: TrySubjects): Promise<void> => {
  await giveTryBack(tx, WRONG_PASSWORDS, subjects.network)
  await clearAttempts(tx, subjects.address)
}
