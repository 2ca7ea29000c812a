/** Headers as a plain record, which the listener writes without further conversion. */
export type HeaderRecord = Record<string, string>

const UNUSED_ABILITIES = ['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer']

const OWN_ABILITIES = ['camera', 'fullscreen', 'geolocation']

const permissionsPolicy = (frameOrigins: readonly string[]) =>
  [
    ...[...UNUSED_ABILITIES, 'microphone', 'midi', 'payment', 'serial', 'usb'].map(name => `${name}=()`),
    ...OWN_ABILITIES.map(
      name => `${name}=(${['self', ...frameOrigins.map(origin => `"${origin}"`)].join(' ')})`,
    ),
  ].join(', ')

/** Nothing may be loaded, run or framed: right for data, and the default for everything else. */
const CSP_NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const BASE_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': CSP_NOTHING,
  'permissions-policy': permissionsPolicy([]),
} as const satisfies HeaderRecord

/** A player's own answers are not cached. */
export const API_HEADERS = { ...BASE_HEADERS, 'cache-control': 'no-store' } as const satisfies HeaderRecord

/** Uploaded pictures: nothing in them can run. */
export const MEDIA_HEADERS = {
  ...BASE_HEADERS,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
} as const satisfies HeaderRecord

export interface PagePolicy {
  nonce: string
  /** Outside parties whose pages we frame: games, identity scans. */
  frameOrigins: readonly string[]
  /** Framed pages that take payments, without device permissions. */
  paymentOrigins: readonly string[]
  /** Who may frame this page: partners, or our own site. */
  embedders: readonly string[]
  /** A window opened by a partner's frame has to be able to answer its opener. */
  isOpenedByFrame: boolean
  isSecure: boolean
  /** In development changed styles are injected into an open page. */
  isFromSources: boolean
}

const listed = (origins: readonly string[]) => [...new Set(origins)].map(origin => ` ${origin}`).join('')

const contentPolicy = ({
  nonce,
  frameOrigins,
  embedders,
  isSecure,
  isFromSources,
  ...policy
}: PagePolicy) => {
  const frames = listed(frameOrigins)
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${isFromSources ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${frames}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${listed([...frameOrigins, ...policy.paymentOrigins])}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embedders.length > 0 ? embedders.join(' ') : "'none'"}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The headers of one page; its nonce makes them different every time. */
export const pageHeaders = (policy: PagePolicy): HeaderRecord => ({
  ...BASE_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy(policy),
  'permissions-policy': permissionsPolicy(policy.frameOrigins),
  ...(policy.isOpenedByFrame ? { 'cross-origin-opener-policy': 'unsafe-none' } : {}),
})
