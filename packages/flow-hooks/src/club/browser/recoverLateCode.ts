import { LateCodeError, type RecoverLateCode } from '@players-club/domain-models'
import { isServerReached } from './isServerReached.ts'

const RELOADED = 'players-club.reloaded-release'

/**
 * Recovers from late code that cannot be loaded. Where the server answers, a newer release has replaced it: the page is
 * loaded again, once for each release. `release` names the one that runs.
 */
export const recoverLateCode = (release: () => string): RecoverLateCode => {
  // Firefox lets imports fail on a page that is being left: a reload would end the navigation.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  return async ({ mayReload }, cause) => {
    if (!(await isServerReached())) return new LateCodeError('error.offline', { cause })
    if (mayReload && !isLeaving && isFirstReload(release())) {
      location.reload()
      // The page is going: whoever waits for the code waits until then.
      await new Promise(() => {})
    }
    return new LateCodeError('error.lateCode', { cause })
  }
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
