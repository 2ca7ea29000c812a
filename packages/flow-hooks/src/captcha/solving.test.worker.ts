import { runCaptchaWorker } from './runCaptchaWorker.ts'

runCaptchaWorker()
