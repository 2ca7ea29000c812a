export { createCaptcha } from './createCaptcha.ts'
export { runCaptchaWorker } from './runCaptchaWorker.ts'
