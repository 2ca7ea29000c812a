import { is, nullable, number, optional, string, type, type Infer } from 'superstruct'

const claims = type({ email: string(), login: string(), exp: number(), until: optional(nullable(number())) })
/**
 * What `decodeToken` reads in an access token; `exp` is when it expires with its session, in seconds since 1970. No
 * activity moves that beyond `until`; null for a remembered player, whose session is renewed.
 */
type TokenClaims = Infer<typeof claims>

/** What an access token says of its player. It is read, not trusted: only the server knows whether it is genuine. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), char => char.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!is(value, claims)) return null
    const { email, login, exp, until } = value
    return { email, login, exp, ...(until === undefined ? {} : { until }) }
  } catch {
    return null
  }
}
