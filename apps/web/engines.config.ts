import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'
import { foundEngines } from '../../scripts/testing/engines.ts'

/** The same walk in each browser engine that there is, one after the other: side by side they were slower than their time limits beside the other tests. */
export default endToEnd({
  suite: 'engines',
  testMatch: 'engines/*.walk.ts',
  args: chromiumFlags,
  workers: 1,
  projects: foundEngines().map(name => ({ name })),
})
