import { isSameSecret, sign, type Secrets } from '../secrets/secrets.ts'

export const CSRF_HEADER = 'x-csrf-token'

/** The CSRF token of a cookie: only scripts on our own pages can read it. */
export const csrfTokenOf = (secrets: Secrets, cookieValue: string): string => sign(secrets.csrf, cookieValue)

/**
 * Whether a request comes from our own page, by Fetch Metadata. Browsers without it send an Origin with every changing
 * request; other programs send neither, and have no cookies of a player to misuse.
 */
export const isFromOwnPage = (headers: Headers, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || origin === publicUrl
}

export const hasCsrfToken = (secrets: Secrets, headers: Headers, cookieValue: string | null): boolean => {
  const token = headers.get(CSRF_HEADER)
  return token !== null && cookieValue !== null && isSameSecret(token, csrfTokenOf(secrets, cookieValue))
}
