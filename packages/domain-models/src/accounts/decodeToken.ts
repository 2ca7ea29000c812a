import { is, number, string, type, type Infer } from 'superstruct'

const claims = type({ email: string(), login: string(), exp: number() })
/** What `decodeToken` reads in an access token; `exp` is when it expires, in seconds since 1970. */
export type TokenClaims = Infer<typeof claims>

/** What an access token says of its player. It is read, not trusted: only the server knows whether it is genuine. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), char => char.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return is(value, claims) ? { email: value.email, login: value.login, exp: value.exp } : null
  } catch {
    return null
  }
}
