import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'
import { foundEngines } from '../../scripts/testing/engines.ts'
import { limits } from '../../scripts/testing/patience.ts'

/** The engines that the run announces: one of them that cannot be started fails. By itself, the walk takes what there is. */
const names = process.env.TEST_ENGINES?.split(',') ?? foundEngines()

/** The same walk in each browser engine that there is, one after the other: side by side they were slower than their time limits beside the other tests. */
export default {
  ...endToEnd({
    suite: 'engines',
    testMatch: 'engines/*.walk.ts',
    args: chromiumFlags,
    workers: 1,
    projects: names.map(name => ({ name })),
  }),
  // A walk is a whole journey, and WebKit's driver takes several times as long for a step as Chromium.
  timeout: 3 * limits.test,
}
