import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/testing/chromium.ts'

const args = [
  ...chromiumFlags,
  // As strict as browsers get: cookies of other sites only with `Partitioned`.
  '--test-third-party-cookie-phaseout',
  // Pages that a test makes up come from no network, and would be kept from the local one.
  // Playwright's own list, which this one takes the place of, switches off the partitioning of storage.
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,OptimizationHints,LocalNetworkAccessChecks',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: chromiumPath(), args },
    trace: 'retain-on-failure',
  },
})
