import {
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

/** One key for each purpose, all from the one configured secret, so that none can be used for another. */
export interface Secrets {
  csrf: KeyObject
  accessToken: KeyObject
  refreshToken: KeyObject
  subject: KeyObject
  captcha: KeyObject
  unsubscribe: KeyObject
  identityNumber: KeyObject
  arcade: KeyObject
}

export const deriveSecrets = (secret: string): Secrets => {
  // Made once: signing with the bytes themselves would make a key of them each time, at eight times the cost.
  const key = (purpose: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `players-club ${purpose}`, 32)))
  return {
    csrf: key('csrf'),
    accessToken: key('access token'),
    refreshToken: key('refresh token'),
    subject: key('subject'),
    captcha: key('captcha'),
    unsubscribe: key('unsubscribe'),
    identityNumber: key('identity number'),
    arcade: key('arcade'),
  }
}

/** 32 random bytes, as a text that fits into a cookie and a link. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

/** What is stored of a random key: enough to know it again, useless to whoever reads the table. */
export const hashKey = (value: string): Uint8Array => hash('sha256', value, 'buffer')

export const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** An e-mail address or an IP address as a keyed hash, for counting without keeping it. */
export const subjectOf = (secrets: Secrets, text: string): Uint8Array =>
  createHmac('sha256', secrets.subject).update(text).digest()

/** Equality that takes the same time wherever the texts differ; only their length shows. */
export const isSameSecret = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
