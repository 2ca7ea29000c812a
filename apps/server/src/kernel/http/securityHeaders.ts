/** Headers as a plain record, which the listener writes without further conversion. */
export type HeaderRecord = Record<string, string>

const UNUSED_ABILITIES = ['accelerometer', 'display-capture', 'gyroscope', 'hid', 'magnetometer']

const OWN_ABILITIES = ['camera', 'fullscreen', 'geolocation']

export const permissionsPolicy = (frameOrigins: readonly string[]) =>
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

/** Pictures of the product and of the lottery's look: nothing in them can run. */
export const MEDIA_HEADERS = {
  ...BASE_HEADERS,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
} as const satisfies HeaderRecord
