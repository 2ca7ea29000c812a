export { createCaptcha, purgeSolutions, spendSolution } from './captcha.ts'
export type { Captcha, CaptchaSolution } from './captcha.ts'
