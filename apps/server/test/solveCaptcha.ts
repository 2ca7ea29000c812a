import type { CaptchaAction, CaptchaChallenge } from '@players-club/domain-models'
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sign, type Secrets } from '../src/kernel/secrets/secrets.ts'

/** Does the work of a challenge, as a browser would, and builds its token. */
export async function solveCaptcha(challenge: Challenge | CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')

/** The token of a captcha that takes no work, for a server with these secrets: thousands are made in a second. */
export async function easyCaptcha(secrets: Secrets, action: CaptchaAction, expiresAt: Date): Promise<string> {
  return solveCaptcha(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 0,
      data: { action, expiresAt: expiresAt.getTime() },
      deriveKey,
      hmacSignatureSecret: sign(secrets.captcha, 'challenge'),
      hmacKeySignatureSecret: sign(secrets.captcha, 'solution'),
    }),
  )
}
