export const SESSION_COOKIE = '__Host-pc_session'
export const GUEST_COOKIE = '__Host-pc_guest'
export const EMBED_COOKIE = '__Host-pc_embed'

/** Our cookies are random keys; other values under their names are not looked up. */
const KEY = /^[A-Za-z0-9_-]{43}$/

/** The value of one of our cookies in a Cookie header; null if it is absent or not a key of ours. */
export const readCookie = (header: string | null, name: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() !== name) continue
    const value = part.slice(at + 1).trim()
    return KEY.test(value) ? value : null
  }
  return null
}

const OWN_SITE = 'Path=/; HttpOnly; Secure; SameSite=Lax'
// A frame has a partitioned cookie jar for each partner's site.
const IN_FRAMES = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'

/** Kept until the browser closes, or until `keepUntil`. */
export const sessionCookie = (value: string, keepUntil: Date | null): string =>
  `${SESSION_COOKIE}=${value}; ${OWN_SITE}${keepUntil ? `; Expires=${keepUntil.toUTCString()}` : ''}`

export const guestCookie = (value: string): string => `${GUEST_COOKIE}=${value}; ${OWN_SITE}`

export const embedCookie = (value: string): string => `${EMBED_COOKIE}=${value}; ${IN_FRAMES}`

export const clearedSessionCookie = (): string => `${SESSION_COOKIE}=; ${OWN_SITE}; Max-Age=0`

export const clearedGuestCookie = (): string => `${GUEST_COOKIE}=; ${OWN_SITE}; Max-Age=0`
