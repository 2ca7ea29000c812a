import { configDefaults, defineConfig } from 'vitest/config'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'

export default defineConfig({
  resolve: { conditions: ['@players-club/source', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@players-club/source', 'node', 'import', 'default'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // Type tests are proven by the compiler; they have nothing to run.
    exclude: [...configDefaults.exclude, '**/*.types.test.ts'],
    isolate: false,
    reporters: reports('unit'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
  },
})
