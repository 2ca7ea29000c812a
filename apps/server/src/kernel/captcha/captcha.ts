import { captchaChallenge, type CaptchaAction, type CaptchaChallenge } from '@players-club/domain-models'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lt } from 'drizzle-orm'
import { integer, is, string, type, type Infer } from 'superstruct'
import type { Clock } from '../clock/index.ts'
import { deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { hashKey, sign, type Secrets } from '../secrets/index.ts'
import { captchaSolutions } from './captcha.tables.ts'

/** What one round costs a browser: a mid-range phone takes some six milliseconds, and does four at once. */
const ITERATIONS = 5_000
const LIVES_MS = 10 * 60_000

export interface CaptchaOptions {
  clock: Clock
  secrets: Secrets
  /** The most rounds that a challenge takes to solve; three quarters of them on average. */
  rounds: number
}

/** A solution that is right and in time. Whether it was spent already, only `spendSolution` says. */
export interface CaptchaSolution {
  challengeHash: Uint8Array
  expiresAt: Date
}

export interface Captcha {
  challenge(action: CaptchaAction): Promise<CaptchaChallenge>
  /** What a token proves; null where it is none, is for another action, or has run out. */
  check(action: CaptchaAction, token: string): Promise<CaptchaSolution | null>
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
 * A proof of work of our own: no third party sees the player. The server keeps nothing of a challenge, its signature
 * says all. The expiry stands in the signed data and not where the library looks for it, which knows no clock but the
 * machine's.
 */
export const createCaptcha = ({ clock, secrets, rounds }: CaptchaOptions): Captcha => {
  const keys = {
    hmacSignatureSecret: sign(secrets.captcha, 'challenge'),
    hmacKeySignatureSecret: sign(secrets.captcha, 'solution'),
  }

  return {
    async challenge(action) {
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

    async check(action, token) {
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

/** Spends a solution; false where it has been spent before. */
export const spendSolution = async (tx: Tx, solution: CaptchaSolution): Promise<boolean> => {
  const spent = await tx
    .insert(captchaSolutions)
    .values(solution)
    .onConflictDoNothing()
    .returning({ challengeHash: captchaSolutions.challengeHash })
  return spent.length > 0
}

/** Forgets spent solutions that have run out. */
export const purgeSolutions = async (database: Database, now: Date): Promise<void> => {
  const { expiresAt } = captchaSolutions
  await deleteInSlices(database, { by: expiresAt, where: lt(expiresAt, now) })
}
