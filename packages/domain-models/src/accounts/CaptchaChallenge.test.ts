import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { captchaChallenge } from './CaptchaChallenge.ts'

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '00',
  salt: '00',
  cost: 5000,
  keyLength: 32,
  keyPrefix: '00',
  keySignature: '00',
  data: { action: 'REGISTRATION', expiresAt: 1_772_734_200_000 },
}

test('a captcha challenge is signed, and bound to an action and a time', () => {
  const signature = '00'
  expect(is({ parameters, signature }, captchaChallenge)).toBe(true)
  expect(is({ parameters }, captchaChallenge)).toBe(false)
  const { data: _, ...unbound } = parameters
  expect(is({ parameters: unbound, signature }, captchaChallenge)).toBe(false)
})
