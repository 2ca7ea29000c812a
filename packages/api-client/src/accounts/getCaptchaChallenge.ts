import { CAPTCHA_ACTIONS, captchaChallenge } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** A proof of work to solve before an action. The action's token is base64 of `{ challenge, solution }`. */
export const getCaptchaChallenge = endpoint({
  name: 'accounts.getCaptchaChallenge',
  client: 'main',
  method: 'GET',
  path: '/captcha/{action}',
  params: object({ action: enums(CAPTCHA_ACTIONS) }),
  answer: captchaChallenge,
  access: 'open',
})
