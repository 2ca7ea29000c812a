import type { CaptchaPort } from '@players-club/flow-hooks/club'

/** Few pages ask for a captcha: what solves it comes when one does. */
export const captcha: CaptchaPort = {
  solve: async (challenge, signal) => (await import('./solveCaptcha.ts')).solveCaptcha(challenge, signal),
}
