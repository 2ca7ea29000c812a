import type { CookieJar } from '../kernel/http/CookieJar.ts'
import type { OpenedSession } from '../kernel/sessions/index.ts'

/** Puts a session just opened into the browser: for the visit, or for as long as it is remembered. */
export const keepSession = (cookies: CookieJar, session: OpenedSession): void =>
  cookies.openSession(session.cookieValue, session.remember ? session.familyExpiresAt : null)
