import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from './chromium.ts'
import { workInMemory } from './memory.ts'
import { limits } from './patience.ts'
import type { WorldOptions } from './world.ts'

/** A page lives for seconds: the optimizing compilers of V8 would cost more than they save, a sixth of the page's time. */
const SHORT_LIVED_PAGES = '--js-flags=--max-opt=1'

/**
 * How every browser suite runs: each worker has a world of its own; no second try, for what fails sometimes is broken.
 * Traces would cost a fifth of the time: to see a failure, add `--trace retain-on-failure`.
 */
export const endToEnd = ({
  suite = 'e2e',
  testMatch = '**/*.spec.ts',
  args,
  workers,
  projects = [{ name: 'postgres' }],
}: {
  /** The name of the report. */
  suite?: string
  testMatch?: string
  args: string[]
  workers: number
  projects?: PlaywrightTestConfig<object, WorldOptions>['projects']
}): PlaywrightTestConfig<object, WorldOptions> => {
  workInMemory()
  return defineConfig<object, WorldOptions>({
    globalSetup: fileURLToPath(new URL('worlds.ts', import.meta.url)),
    testDir: 'e2e',
    testMatch,
    outputDir: 'test-results',
    fullyParallel: false,
    workers,
    retries: 0,
    forbidOnly: true,
    timeout: limits.test,
    expect: { timeout: limits.poll },
    reporter: [
      ['list'],
      ['json', { outputFile: `reports/${suite}.json` }],
      [fileURLToPath(new URL('assertions.ts', import.meta.url)), { suite }],
    ],
    use: {
      ...devices['Desktop Chrome'],
      launchOptions: { executablePath: chromiumPath(), args: [...args, SHORT_LIVED_PAGES] },
      // What moves is painted again and again: who tests what moves asks for it.
      contextOptions: { reducedMotion: 'reduce' },
    },
    projects,
  })
}
