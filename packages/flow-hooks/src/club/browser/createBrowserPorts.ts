import type { ClubPorts } from '../ClubPorts.ts'
import { browserId } from './browserId.ts'
import { browserLocation } from './browserLocation.ts'
import { browserLocks } from './browserLocks.ts'
import { createBrowserTabs } from './createBrowserTabs.ts'
import { browserStorage } from './browserStorage.ts'

/** The ports a browser has itself. What the application chooses (API and clock, router, analytics, captcha) comes from it. */
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
