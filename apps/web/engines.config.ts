import { availableParallelism } from 'node:os'
import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'
import { foundEngines } from '../../scripts/testing/engines.ts'

const engines = foundEngines()

/** The same walk in each browser engine that there is, side by side: each starts once, in a world of its own. */
export default endToEnd({
  suite: 'engines',
  testMatch: 'engines/*.walk.ts',
  args: chromiumFlags,
  workers: Math.min(engines.length, availableParallelism()),
  projects: engines.map(name => ({ name, workers: 1 })),
})
