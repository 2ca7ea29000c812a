import { runCaptchaWorker } from '@players-club/flow-hooks/captcha'

runCaptchaWorker()
