import { LateCodeError, type RecoverLateCode } from '@players-club/domain-models'
import { isServerReached } from './isServerReached.ts'

const RELOADED = 'players-club.reloaded-release'
/** How long nothing is said on a page that is being left; it may stay, as with a download. */
const LEAVING_MS = 10_000

/**
 * Recovers from late code that cannot be loaded. Where the server answers, a newer release has replaced it: the page is
 * loaded again, once for each release, unless it holds input. `release` names the one that runs.
 */
export const recoverLateCode = (release: () => string): RecoverLateCode => {
  // Firefox lets imports fail on a page that is being left: a reload would end the navigation.
  let leftAt = -Infinity
  const isLeaving = () => performance.now() - leftAt < LEAVING_MS
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('pageshow', () => {
    leftAt = -Infinity
  })
  const isFilledIn = watchFields()
  /** Whether the browser would ask before it leaves the page: where a player stays, no event follows. */
  const isGuarded = () => {
    const before = leftAt
    const isFree = dispatchEvent(new Event('beforeunload', { cancelable: true }))
    leftAt = before
    return !isFree
  }
  return async ({ mayReload }, cause) => {
    const wasLeaving = isLeaving()
    if (wasLeaving) await new Promise(resolve => setTimeout(resolve, LEAVING_MS))
    if (!(await isServerReached())) return new LateCodeError('error.offline', { cause })
    const isAllowed = mayReload === 'always' || (mayReload && !isFilledIn() && !isGuarded())
    if (isAllowed && !wasLeaving && !isLeaving() && isFirstReload(release())) {
      location.reload()
      // The page is going: callers stay pending until then.
      await new Promise(() => {})
    }
    return new LateCodeError('error.lateCode', { cause })
  }
}

/** Begins to look for input; the result says whether a field that was changed is still on the page. */
function watchFields(): () => boolean {
  const changed = new WeakSet<EventTarget>()
  addEventListener('input', ({ target }) => target && changed.add(target), { capture: true })
  return () => [...document.querySelectorAll('input, select, textarea')].some(field => changed.has(field))
}

/** False where the browser keeps nothing: then nothing would end the reloads. */
function isFirstReload(release: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === release) return false
    sessionStorage.setItem(RELOADED, release)
    return sessionStorage.getItem(RELOADED) === release
  } catch {
    return false
  }
}
