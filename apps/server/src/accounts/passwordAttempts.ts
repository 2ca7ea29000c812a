import { MINUTE_MS } from '../kernel/clock/durations.ts'
import type { Tx } from '../kernel/database/index.ts'
import { clearAttempts, countAttempt } from '../kernel/limits/passwordGuard.ts'
import { consumeAttempt, networkSubject, returnAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'

/** Wrong passwords from one network, for any address. */
const WRONG_PASSWORDS = { bucket: 'wrong-passwords', limit: 100, windowMs: 15 * MINUTE_MS }

/** What an attempt is counted by: its address, and its network. */
export const attemptSubjects = (secrets: Secrets, emailKey: string, clientAddress: string) => ({
  address: subjectOf(secrets, emailKey),
  network: networkSubject(secrets, clientAddress),
})

export type AttemptSubjects = ReturnType<typeof attemptSubjects>

/** Counts an attempt as wrong before the password is checked. Every endpoint that checks it shares this rate limit. */
export const countPasswordAttempt = async (tx: Tx, subjects: AttemptSubjects, now: Date) => {
  const { isAllowed, resetsAt } = await consumeAttempt(tx, WRONG_PASSWORDS, subjects.network, now)
  if (!isAllowed) return { kind: 'tooMany', resetsAt } as const
  return countAttempt(tx, subjects.address, now)
}

/**
 * Removes the attempt from the count, because the password was right. In the order of counting, or two attempts could
 * deadlock.
 */
export const forgiveAttempt = async (tx: Tx, subjects: AttemptSubjects): Promise<void> => {
  await returnAttempt(tx, WRONG_PASSWORDS, subjects.network)
  await clearAttempts(tx, subjects.address)
}
