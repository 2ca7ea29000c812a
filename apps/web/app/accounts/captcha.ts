import type { CaptchaPort } from '@players-club/flow-hooks/club'

/** Few pages need a captcha, so its solver is loaded lazily. */
export const captcha: CaptchaPort = {
  solve: async (challenge, signal) => (await import('./solveCaptcha.ts')).solveCaptcha(challenge, signal),
}
