import type { CookieJar } from '../kernel/http/CookieJar.ts'
import type { OpenedSession } from '../kernel/sessions/index.ts'

/** Stores a new session in the browser's cookie, until the browser closes or for as long as it is remembered. */
export const setSessionCookie = (cookies: CookieJar, session: OpenedSession): void =>
  cookies.openSession(session.cookieValue, session.remember ? session.familyExpiresAt : null)
