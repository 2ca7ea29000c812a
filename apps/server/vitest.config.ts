import { defineConfig } from 'vitest/config'
import { workInMemory } from '../../scripts/testing/memory.ts'
import { reports } from '../../scripts/testing/reports.ts'

workInMemory()

export default defineConfig({
  resolve: { conditions: ['@players-club/source', 'node'] },
  ssr: { resolve: { conditions: ['@players-club/source', 'node'] } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: reports('unit'),
    globalSetup: ['test/globalSetup.ts'],
    // Each test file opens a database of its own; nothing else outlives a file.
    isolate: false,
    // A killed server has five seconds to be ready again, and a busy machine takes its time around them.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
