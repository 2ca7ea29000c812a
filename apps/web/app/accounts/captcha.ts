import { createCaptcha } from '@players-club/flow-hooks/captcha'

export const captcha = createCaptcha(
  () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
)
