import type { Config } from '../config/config.ts'

export const SESSION_COOKIE = 'pc_session'
export const GUEST_COOKIE = 'pc_guest'
export const EMBED_COOKIE = 'pc_embed'

type CookieName = typeof SESSION_COOKIE | typeof GUEST_COOKIE | typeof EMBED_COOKIE

/** The prefix of every cookie: a browser keeps such a cookie only for this host, and only if it is `Secure`. */
const PREFIX = '__Host-'

/** Our cookies are random keys; other values under their names are not looked up. */
const KEY = /^[A-Za-z0-9_-]{43}$/

const OWN_SITE = 'SameSite=Lax'
// A frame has a partitioned cookie jar for each partner's site.
const IN_FRAMES = 'SameSite=None; Partitioned'

const valueOf = (header: string | null, fullName: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() !== fullName) continue
    const value = part.slice(at + 1).trim()
    return KEY.test(value) ? value : null
  }
  return null
}

/** Reads our cookies, and makes the `Set-Cookie` headers that write them. */
export interface Cookies {
  /** The value of one of our cookies in a Cookie header; null if it is absent or not a key of ours. */
  read(header: string | null, name: CookieName): string | null
  /** A cookie as it stands in a Cookie header. */
  pair(name: CookieName, value: string): string
  /** Kept until the browser closes, or until `keepUntil`. */
  session(value: string, keepUntil: Date | null): string[]
  guest(value: string): string[]
  embed(value: string): string[]
  clearedSession(): string[]
  clearedGuest(): string[]
}

/**
 * WebKit refuses `Secure` cookies over plain HTTP, on localhost too. There, in a demo only, each cookie is sent a
 * second time without `Secure` and prefix; a browser that keeps both is recognized by the secure one.
 */
const hasPlainCopies = ({ mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>) =>
  mode === 'demo' && publicUrl.startsWith('http:')

/** The cookies of a club with this configuration. */
export const createCookies = (config: Pick<Config, 'mode' | 'publicUrl'>): Cookies => {
  const isPlainToo = hasPlainCopies(config)
  const pair = (name: CookieName, value: string) => `${PREFIX}${name}=${value}`
  const write = (name: CookieName, value: string, site: string, end = ''): string[] => [
    `${pair(name, value)}; Path=/; HttpOnly; Secure; ${site}${end}`,
    ...(isPlainToo ? [`${name}=${value}; Path=/; HttpOnly; ${OWN_SITE}${end}`] : []),
  ]
  return {
    read: (header, name) =>
      valueOf(header, `${PREFIX}${name}`) ?? (isPlainToo ? valueOf(header, name) : null),
    pair,
    session: (value, keepUntil) =>
      write(SESSION_COOKIE, value, OWN_SITE, keepUntil ? `; Expires=${keepUntil.toUTCString()}` : ''),
    guest: value => write(GUEST_COOKIE, value, OWN_SITE),
    embed: value => write(EMBED_COOKIE, value, IN_FRAMES),
    clearedSession: () => write(SESSION_COOKIE, '', OWN_SITE, '; Max-Age=0'),
    clearedGuest: () => write(GUEST_COOKIE, '', OWN_SITE, '; Max-Age=0'),
  }
}

/** Whether a Cookie header has a cookie of a player, live or not, in either form. */
export const hasPlayerCookie = (header: string | null): boolean =>
  [SESSION_COOKIE, EMBED_COOKIE].some(
    name => (valueOf(header, `${PREFIX}${name}`) ?? valueOf(header, name)) !== null,
  )
