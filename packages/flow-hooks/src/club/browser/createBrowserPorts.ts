import type { Lottery } from '@players-club/domain-models'
import type { ClubPorts } from '../ClubPorts.ts'
import { browserId } from './browserId.ts'
import { browserLocation } from './browserLocation.ts'
import { browserLocks } from './browserLocks.ts'
import { createBrowserTabs } from './createBrowserTabs.ts'
import { browserStorage } from './browserStorage.ts'

/**
 * The ports a browser has itself. What the application chooses (API and clock, router, analytics, captcha)
 * comes from it.
 *
 * @example
 * ```ts
 * import { browserApi, createBrowserClock, createBrowserPorts } from '@players-club/flow-hooks/club'
 *
 * const clock = createBrowserClock()
 *
 * export const ports = createBrowserPorts({
 *   api: browserApi({ platform: 'web', locale: 'en', csrfToken: null, clock }),
 *   clock,
 *   navigator: {
 *     // The state of a navigation has to survive it: sign-in reads there where to go back to.
 *     go(path, { replace = false, state = null } = {}) {
 *       history[replace ? 'replaceState' : 'pushState'](state, '', path)
 *       location.reload()
 *     },
 *     location: () => ({
 *       pathname: location.pathname,
 *       search: location.search,
 *       hash: location.hash,
 *       state: history.state,
 *     }),
 *   },
 *   analytics: { pageView: () => undefined, identify: () => undefined },
 *   captcha: { solve: () => Promise.reject(new Error('This page has no captcha.')) },
 * })
 * ```
 */
export function createBrowserPorts(
  chosen: Pick<ClubPorts, 'api' | 'clock' | 'navigator' | 'analytics' | 'captcha'>,
): ClubPorts {
  return {
    ...chosen,
    storage: { local: browserStorage('local'), session: browserStorage('session') },
    locks: browserLocks,
    tabs: createBrowserTabs(),
    location: browserLocation,
    agent: () => navigator,
    random: Math.random,
    id: browserId,
  }
}

/** Reads the lottery that the server wrote into its page. */
export const readPageLottery = (): Lottery =>
  JSON.parse(document.getElementById('lottery')?.textContent ?? '')
