import type { CaptchaChallenge } from '@players-club/domain-models'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does a challenge's work, as a browser would, and makes the token of it. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
