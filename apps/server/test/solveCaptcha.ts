import type { CaptchaChallenge } from '@players-club/domain-models'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the work of a challenge, as a browser would, and builds its token. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return tokenOf({ challenge, solution })
}

export const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
