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

/** Wrong passwords from one network, whomever they are for. */
const WRONG_PASSWORDS = { door: 'wrong-passwords', limit: 100, windowMs: 15 * 60_000 }

/** Whom a try at a password counts for: the address it is for, and the network it comes from. */
export interface TrySubjects {
  address: Uint8Array
  network: Uint8Array
}

export const trySubjects = (secrets: Secrets, emailKey: string, clientAddress: string): TrySubjects => ({
  address: subjectOf(secrets, emailKey),
  network: subjectOf(secrets, networkOf(clientAddress)),
})

export type CountedTry = Attempt | { kind: 'tooMany'; resetsAt: Date }

/** Counts a try as a wrong one before the password is looked at: every door to the same password counts here. */
export const countTry = async (tx: Tx, subjects: TrySubjects, now: Date): Promise<CountedTry> => {
  const tries = await takeTry(tx, WRONG_PASSWORDS, subjects.network, now)
  if (!tries.isAllowed) return { kind: 'tooMany', resetsAt: tries.resetsAt }
  return countAttempt(tx, subjects.address, now)
}

/** Takes the count back: the password was right. In the order of counting, or two tries could deadlock. */
export const forgiveTry = async (tx: Tx, subjects: TrySubjects): Promise<void> => {
  await giveTryBack(tx, WRONG_PASSWORDS, subjects.network)
  await clearAttempts(tx, subjects.address)
}
