import { captchaChallenge, type CaptchaAction, type CaptchaChallenge } from '@players-club/domain-models'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lt } from 'drizzle-orm'
import { integer, is, string, type, type Infer } from 'superstruct'
import type { Clock } from '../clock/clock.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { hashKey, sign, type Secrets } from '../secrets/secrets.ts'
import { captchaSolutions } from './captcha.tables.ts'

/** The cost of one round: a mid-range phone takes about six milliseconds, and does four in parallel. */
const ITERATIONS = 5_000
const LIVES_MS = 10 * MINUTE_MS

interface CaptchaOptions {
  clock: Clock
  secrets: Secrets
  /** The maximum number of rounds to solve a challenge; the average is three quarters of it. */
  rounds: number
}

/** A valid solution that has not expired. Only `spendSolution` checks whether it was used. */
export interface CaptchaSolution {
  challengeHash: Uint8Array
  expiresAt: Date
}

const payload = type({
  challenge: captchaChallenge,
  solution: type({ counter: integer(), derivedKey: string() }),
})

const readToken = (token: string): Infer<typeof payload> | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return is(read, payload) ? read : null
  } catch {
    return null
  }
}

/**
 * A proof of work of our own: no third party sees the player. The server stores nothing per challenge, because its
 * signature is enough. The expiry is in the signed data and not where the library checks it, because the library uses
 * the machine's clock.
 */
export const createCaptcha = ({ clock, secrets, rounds }: CaptchaOptions) => {
  const keys = {
    hmacSignatureSecret: sign(secrets.captcha, 'challenge'),
    hmacKeySignatureSecret: sign(secrets.captcha, 'solution'),
  }

  return {
    async challenge(action: CaptchaAction): Promise<CaptchaChallenge> {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(rounds, Math.ceil(rounds / 2)),
        data: { action, expiresAt: clock.now().getTime() + LIVES_MS },
        deriveKey,
        ...keys,
      })
      if (!is(made, captchaChallenge)) throw new Error('The library made a challenge of another shape.')
      return made
    },

    /** The solution in a token; null if it is invalid, for another action, or expired. */
    async check(action: CaptchaAction, token: string): Promise<CaptchaSolution | null> {
      const read = readToken(token)
      if (!read) return null
      const { challenge, solution } = read
      const { data } = challenge.parameters
      if (data.action !== action || data.expiresAt <= clock.now().getTime()) return null
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
      if (!verified) return null
      return { challengeHash: hashKey(challenge.signature), expiresAt: new Date(data.expiresAt) }
    },
  }
}

export type Captcha = ReturnType<typeof createCaptcha>

/** Uses up a solution; false if it was used before. */
export const spendSolution = async (tx: Tx, solution: CaptchaSolution): Promise<boolean> => {
  const spent = await tx
    .insert(captchaSolutions)
    .values(solution)
    .onConflictDoNothing()
    .returning({ challengeHash: captchaSolutions.challengeHash })
  return spent.length > 0
}

/** Deletes used solutions after their expiry. */
export const purgeSolutions = async (database: Database, now: Date): Promise<void> => {
  const { expiresAt } = captchaSolutions
  await deleteInSlices(database, { by: expiresAt, where: lt(expiresAt, now) })
}
