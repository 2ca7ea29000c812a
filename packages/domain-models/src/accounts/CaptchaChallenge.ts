import { integer, string, type, type Infer } from 'superstruct'

/** What a captcha is solved for; a solution is valid for its own action only. */
export const CAPTCHA_ACTIONS = ['REGISTRATION', 'CONTACT_US', 'FREE_ENTRY'] as const
/** What a captcha is solved for; a solution is valid for its own action only. */
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

/** Work for a browser to prove that it is one. All of it goes back with the solution, unchanged: it is signed. */
export const captchaChallenge = type({
  parameters: type({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: integer(),
    keyLength: integer(),
    keyPrefix: string(),
    keySignature: string(),
    data: type({ action: string(), expiresAt: integer() }),
  }),
  signature: string(),
})
/** Work for a browser to prove that it is one. All of it goes back with the solution, unchanged: it is signed. */
export type CaptchaChallenge = Infer<typeof captchaChallenge>
