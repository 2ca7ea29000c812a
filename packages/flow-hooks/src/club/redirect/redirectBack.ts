import type { ClubPaths } from '../ClubPaths.ts'

const NOWHERE = 'https://nowhere.invalid'

/**
 * Where a remembered path leads: only to a page of our own, else home. What a stranger may have written into an
 * address or a storage never takes the player off the site.
 */
export function redirectBack(
  stored: string | null | undefined,
  { home, redirectBack: helper }: Pick<ClubPaths, 'home' | 'redirectBack'>,
): string {
  // Browsers read a backslash as a slash and skip control characters, which hides a foreign host from a plain check.
  if (!stored?.startsWith('/') || /[\\\p{Cc}]/u.test(stored)) return home
  if (!URL.canParse(stored, NOWHERE)) return home
  const { origin, pathname, search, hash } = new URL(stored, NOWHERE)
  // '/..//elsewhere' becomes '//elsewhere' once its dots are resolved.
  if (origin !== NOWHERE || pathname.startsWith('//')) return home
  if (pathname.replace(/\/+$/, '') === helper) return home
  return pathname + search + hash
}
