import { isSameSecret, sign, type Secrets } from '../secrets/index.ts'

export const CSRF_HEADER = 'x-csrf-token'

/** The token that belongs to a cookie: whoever can read it stands on our own page. */
export const csrfTokenOf = (secrets: Secrets, cookieValue: string): string => sign(secrets.csrf, cookieValue)

/**
 * What the browser says of where a request comes from. Browsers without Fetch Metadata send an Origin with
 * every changing request; programs send neither, and have no cookies of anybody to misuse.
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
