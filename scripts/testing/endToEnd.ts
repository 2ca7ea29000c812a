import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumPath } from './chromium.ts'
import { workInMemory } from './memory.ts'
import type { WorldOptions } from './world.ts'

/**
 * How every browser suite runs: each worker has a world of its own; no second try, for what fails sometimes is broken.
 * Traces would cost a fifth of the time: whoever wants to see a failure adds `--trace retain-on-failure`.
 */
export const endToEnd = ({
  args,
  workers,
  projects = [{ name: 'postgres' }],
}: {
  args: string[]
  workers: number
  projects?: PlaywrightTestConfig<object, WorldOptions>['projects']
}): PlaywrightTestConfig<object, WorldOptions> => {
  workInMemory()
  return defineConfig<object, WorldOptions>({
    testDir: 'e2e',
    testMatch: '**/*.spec.ts',
    outputDir: 'test-results',
    fullyParallel: false,
    workers,
    retries: 0,
    forbidOnly: true,
    timeout: 60_000,
    expect: { timeout: 15_000 },
    reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: { executablePath: chromiumPath(), args },
      // What moves is painted again and again: who tests what moves asks for it.
      contextOptions: { reducedMotion: 'reduce' },
    },
    projects,
  })
}
