const NOWHERE = 'https://nowhere.invalid'
const REDIRECT_BACK = '/redirect-back'

/**
 * Where a remembered path leads: only to a page of our own, else home. What a stranger may have written into an
 * address or a storage never takes the player off the site.
 */
export function redirectBack(stored: string | null | undefined): string {
  // Browsers read a backslash as a slash and skip control characters, which hides a foreign host from a plain check.
  if (!stored?.startsWith('/') || /[\\\p{Cc}]/u.test(stored)) return '/'
  if (!URL.canParse(stored, NOWHERE)) return '/'
  const { origin, pathname, search, hash } = new URL(stored, NOWHERE)
  // '/..//elsewhere' becomes '//elsewhere' once its dots are resolved.
  if (origin !== NOWHERE || pathname.startsWith('//')) return '/'
  if (pathname.replace(/\/+$/, '') === REDIRECT_BACK) return '/'
  return pathname + search + hash
}
