import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

const args = [
  ...chromiumFlags,
  // Blocks third-party cookies unless they are `Partitioned`, as the strictest browsers do.
  '--test-third-party-cookie-phaseout',
  // Pages that a test fulfils come from no network, and local network access checks would block their requests to
  // localhost. The option replaces Playwright's own list, which turns off storage partitioning.
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,OptimizationHints,LocalNetworkAccessChecks',
]

export default endToEnd({
  args,
  // Starting a second world costs more than running the few tests in sequence.
  workers: 1,
  // No test of the widgets depends on the day.
  projects: [{ name: 'postgres', use: { movesClock: true } }],
})
