import type { Account, CaptchaAction, CaptchaChallenge, SessionTokens } from '@players-club/domain-models'
import type { GrantedSession } from '../club/session/Session.ts'

/** 20 November, half past eleven at night in Phoenix; the 21st of universal time. */
export const LATE_EVENING = '2026-11-21T06:30:00.000Z'

/** The password of every player of the test server. */
export const TEST_PASSWORD = 'Lucky#2026'

/** The account of a player of the demo world. */
export function testAccount(name = 'verified'): Account {
  return {
    email: `${name}@players.example`,
    login: `${name}-login`,
    firstName: name,
    lastName: 'Player',
    birthDate: '1980-05-04',
    registrationDate: '2023-02-01T17:00:00.000Z',
    inviteCode: `${name}-code`,
  }
}

/** Tokens as the server makes them: the access token can be read, the refresh token says nothing. `exp` is when the session ends, in seconds since 1970. */
export function testTokens(
  { email, login }: Account,
  generation = 1,
  exp = 2_000_000_000,
  until?: number | null,
): SessionTokens {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ email, login, exp, until, generation })}.sig`,
    refresh_token: `refresh-${login}-${generation}`,
  }
}

/** A player's session as a page is rendered with it. */
export function testSession(name = 'verified'): GrantedSession {
  const account = testAccount(name)
  return { tokens: testTokens(account), account }
}

/** A captcha without work. */
export function testCaptcha(action: CaptchaAction): CaptchaChallenge {
  return {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00',
      salt: '00',
      cost: 1,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: '00',
      data: { action, expiresAt: 2_000_000_000 },
    },
    signature: `captcha-${action}`,
  }
}
