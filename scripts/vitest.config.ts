import { dirname } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { workInMemory } from './testing/memory.ts'
import { limits } from './testing/patience.ts'
import { reports } from './testing/reports.ts'

workInMemory()

export default defineConfig({
  test: {
    root: dirname(import.meta.dirname),
    include: ['scripts/**/*.test.ts'],
    // The generators are a suite of their own: it is slow, and runs when they or their dependencies change.
    exclude: [...configDefaults.exclude, 'scripts/new/**'],
    isolate: false,
    reporters: reports('scripts'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
  },
})
