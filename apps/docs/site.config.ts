import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/testing/chromium.ts'
import { limits } from '../../scripts/testing/patience.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: limits.test,
  expect: { timeout: limits.poll },
  reporter: [['list'], ['json', { outputFile: 'reports/site.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    contextOptions: { reducedMotion: 'reduce' },
  },
})
