import { clockRead, readsOf } from '../clockReads.ts'
import type { Fence } from '../Fence.ts'
import { kindOf } from '../Source.ts'

/** Keeps the offset from the server's time. */
const OWNER = 'packages/flow-hooks/src/club/browser/createBrowserClock.ts'
const columns = /^(packages\/[\w-]+\/src|apps\/web\/app|apps\/lucky-lounge-embed\/src)\//

/** A device's clock may be wrong by an hour: what is compared with a server's time asks the club's clock. */
export const deviceClock: Fence = {
  name: 'device-clock',
  instead:
    'Take the server’s time: `clock.now()` or `useNow()` of the club, `now()` of the pageContext in a loader. A duration is measured by `clock.elapsed()` or `performance.now()`.',
  check: tree =>
    tree.sources
      .filter(({ path }) => columns.test(path) && path !== OWNER && kindOf(path) === 'shipped')
      .flatMap(source => readsOf(source, clockRead)),
}
