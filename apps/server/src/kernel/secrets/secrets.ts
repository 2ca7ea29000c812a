import {
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

/** One key for each purpose, all derived from the configured secret, so that none can be used for another. */
export const deriveSecrets = (secret: string) => {
  // Created once: signing with raw bytes would create a key object each time, at eight times the cost.
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
    providerSubject: key('provider subject'),
  }
}

export type Secrets = ReturnType<typeof deriveSecrets>

/** 32 random bytes, as text that fits into a cookie and a link. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

/** The stored form of a random key: enough to recognize it, useless to a reader of the table. */
export const hashKey = (value: string): Uint8Array => hash('sha256', value, 'buffer')

export const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** A keyed hash of an e-mail or IP address, for counting without storing it. */
export const subjectOf = (secrets: Secrets, text: string): Uint8Array =>
  createHmac('sha256', secrets.subject).update(text).digest()

/** The id of a player for one external service: two of them that compare theirs learn nothing. */
export const providerSubjectOf = (
  secrets: Secrets,
  provider: 'identity' | 'location',
  playerId: string,
): string => sign(secrets.providerSubject, `${provider} ${playerId}`)

/** Compares in constant time; only the length is revealed. */
export const isSameSecret = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
