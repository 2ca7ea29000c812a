import { loadLate } from '@players-club/domain-models'
import type { CaptchaPort } from '@players-club/flow-hooks/club'

/** Few pages need a captcha, so its solver is loaded lazily; no reload, which would lose what a form holds. */
export const captcha: CaptchaPort = {
  solve: async (challenge, signal) =>
    (await loadLate(() => import('./solveCaptcha.ts'), { mayReload: false })).solveCaptcha(challenge, signal),
}
