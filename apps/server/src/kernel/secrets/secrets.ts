import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** One key for each purpose, all from the one configured secret, so that none can be used for another. */
export interface Secrets {
  csrf: Uint8Array
  accessToken: Uint8Array
  refreshToken: Uint8Array
  subject: Uint8Array
  captcha: Uint8Array
  unsubscribe: Uint8Array
  identityNumber: Uint8Array
}

export const deriveSecrets = (secret: string): Secrets => {
  const key = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `players-club ${purpose}`, 32))
  return {
    csrf: key('csrf'),
    accessToken: key('access token'),
    refreshToken: key('refresh token'),
    subject: key('subject'),
    captcha: key('captcha'),
    unsubscribe: key('unsubscribe'),
    identityNumber: key('identity number'),
  }
}

/** 32 random bytes, as a text that fits into a cookie and a link. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

/** What is stored of a random key: enough to know it again, useless to whoever reads the table. */
export const hashKey = (value: string): Uint8Array => createHash('sha256').update(value).digest()

export const sign = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** An e-mail address or an IP address as a keyed hash, for counting without keeping it. */
export const subjectOf = (secrets: Secrets, text: string): Uint8Array =>
  createHmac('sha256', secrets.subject).update(text).digest()

/** Equality that takes the same time wherever the texts differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}
