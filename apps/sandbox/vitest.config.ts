import { defineConfig } from 'vitest/config'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'

export default defineConfig({
  resolve: { conditions: ['@players-club/source', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@players-club/source', 'node', 'import', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    reporters: reports('unit'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
  },
})
