import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { workInMemory } from './testing/memory.ts'
import { limits } from './testing/patience.ts'
import { reports } from './testing/reports.ts'

workInMemory()

export default defineConfig({
  test: {
    root: dirname(import.meta.dirname),
    include: ['scripts/**/*.test.ts'],
    reporters: reports('scripts'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.poll } },
  },
})
