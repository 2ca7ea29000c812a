import { chromiumFlags } from '../../scripts/testing/chromium.ts'
import { endToEnd } from '../../scripts/testing/endToEnd.ts'

const args = [
  ...chromiumFlags,
  // As strict as browsers get: cookies of other sites only with `Partitioned`.
  '--test-third-party-cookie-phaseout',
  // Pages that a test makes up come from no network, and would be kept from the local one.
  // Playwright's own list, which this one takes the place of, switches off the partitioning of storage.
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,OptimizationHints,LocalNetworkAccessChecks',
]

// Another world costs more than a few tests one after the other.
export default endToEnd({ args, workers: 1 })
