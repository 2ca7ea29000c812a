import type { RegistrationBody } from '../src/accounts/checkRegistrant.ts'
import type { Browser, Received } from './Browser.ts'
import { PASSWORD } from './constants.ts'
import { solveCaptcha } from './solveCaptcha.ts'

/** A registration without the personal information. */
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

/** The address of these players. */
export const home = {
  address1: '1200 W Washington St',
  address2: '',
  apartmentNumber: '4B',
  city: 'Phoenix',
  state: 'Arizona',
  stateCode: 'AZ',
  country: 'United States',
  countryCode: 'US',
  zipCode: '85007',
}

/** A registration with all data and the promotions. */
export const whole = (email: string): Omit<RegistrationBody, 'recaptcha'> => ({
  ...skipped(email),
  firstName: 'Marisol',
  lastName: "O'Neil-Smith, Jr.",
  dateOfBirth: '1990-07-14',
  phone: '6025550100',
  gender: 'FEMALE',
  address: home,
  sendUpdates: true,
  preferences: [{ key: 'PROMOTIONS_EMAIL', value: 1, channel: 'EMAIL' }],
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
