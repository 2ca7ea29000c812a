import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** Makes the worker that calls it answer the challenges of `createCaptcha`. */
export const runCaptchaWorker = (): void => handler({ deriveKey })
