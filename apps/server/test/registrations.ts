import type { RegistrationBody } from '../src/accounts/registrant.ts'
import type { Browser, Received } from './Browser.ts'
import { PASSWORD } from './constants.ts'
import { solveCaptcha } from './solveCaptcha.ts'

/** A registration that skips the personal information. */
export const skipped = (email: string): Omit<RegistrationBody, 'recaptcha'> => ({
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  email,
  password: PASSWORD,
  inviteCode: null,
  sendUpdates: false,
  phone: null,
  gender: null,
  address: null,
  preferences: [],
  lotteryId: 2,
})

/** The token of a captcha that this browser has solved. */
export async function solve(browser: Browser): Promise<string> {
  return solveCaptcha((await browser.get('/api/captcha/REGISTRATION')).json)
}

/** Solves a captcha and registers with it. */
export async function register(
  browser: Browser,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Received> {
  const recaptcha = await solve(browser)
  return browser.post('/api/loyalty/v2/players', { ...body, recaptcha }, { headers })
}
