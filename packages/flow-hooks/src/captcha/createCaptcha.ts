import { loadLate } from '@players-club/domain-models'
import type { CaptchaPort } from '../club/ClubPorts.ts'

/**
 * Solves the club's captcha in workers of the application, whose script calls `runCaptchaWorker`. Few pages need it, so
 * the solver is loaded with the first challenge; no reload, which would lose what a form holds.
 *
 * @example
 * ```ts
 * import { createCaptcha } from '@players-club/flow-hooks/captcha'
 *
 * export const captcha = createCaptcha(
 *   () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
 * )
 * ```
 */
export const createCaptcha = (createWorker: () => Worker): CaptchaPort => ({
  solve: async (challenge, signal) => {
    const { solveCaptcha } = await loadLate(() => import('./solveCaptcha.ts'), { mayReload: false })
    return solveCaptcha(challenge, signal, createWorker)
  },
})
