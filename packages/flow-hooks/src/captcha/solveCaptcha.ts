import { loadLate, type CaptchaChallenge } from '@players-club/domain-models'
import { solveChallengeWorkers } from 'altcha-lib'

/** More threads heat a phone without a faster result. */
const MOST_WORKERS = 4

/** Solves the captcha's proof of work in web workers, so that the page stays responsive. */
export async function solveCaptcha(
  challenge: CaptchaChallenge,
  signal: AbortSignal,
  createWorker: () => Worker,
): Promise<string> {
  signal.throwIfAborted()
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const concurrency = Math.min(navigator.hardwareConcurrency, MOST_WORKERS)
  // A worker whose script is gone fails at once.
  const solution = await loadLate(
    () => solveChallengeWorkers({ challenge, concurrency, controller, createWorker }),
    { mayReload: false },
  )
  if (!solution) throw new Error('The captcha was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
