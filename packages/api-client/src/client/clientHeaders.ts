/** The part of the browser's `navigator` that identifies it. A server has only the User-Agent header. */
export type NavigatorLike = {
  readonly userAgent: string
  readonly maxTouchPoints?: number
  readonly userAgentData?: {
    readonly platform: string
    readonly brands: readonly { readonly brand: string }[]
  }
}

/** The headers of every call that name the platform, the operating system and the browser. */
export type ClientPlatform = {
  readonly 'X-Client-Platform': 'web' | 'embed'
  readonly 'X-Client-OS': string
  readonly 'X-Client-Browser': string
}

// The first match counts: each pattern also matches user agents of some entries below it.
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /iP(hone|ad|od)/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS|Chrome ?OS/],
  ['macOS', /Mac ?OS/i],
  ['Linux', /Linux/],
]
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\b/],
  ['Opera', /OPR\/|OPiOS|OPT\/|Opera/],
  ['Samsung Internet', /Samsung ?(Browser|Internet)/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Google Chrome|Chrom(e|ium)\/|CriOS/],
  ['Safari', /Safari/],
]

function named(list: typeof systems, text: string): string | undefined {
  return list.find(([, pattern]) => pattern.test(text))?.[0]
}

/** Names platform, operating system and browser, from the client hints if there are any. */
export function clientHeaders(
  platform: ClientPlatform['X-Client-Platform'],
  { userAgent, maxTouchPoints = 0, userAgentData }: NavigatorLike,
): ClientPlatform {
  const brands = userAgentData?.brands.map(({ brand }) => brand).join() ?? ''
  const system = named(systems, userAgentData?.platform ?? '') ?? named(systems, userAgent)
  return {
    'X-Client-Platform': platform,
    // An iPad requests desktop pages as a Mac does; only an iPad has touch points.
    'X-Client-OS': (system === 'macOS' && maxTouchPoints > 1 ? 'iOS' : system) ?? 'Other',
    'X-Client-Browser': named(browsers, brands) ?? named(browsers, userAgent) ?? 'Other',
  }
}
