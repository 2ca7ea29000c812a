import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { workInMemory } from './testing/memory.ts'
import { reports } from './testing/reports.ts'

workInMemory()

export default defineConfig({
  test: {
    root: dirname(import.meta.dirname),
    include: ['scripts/**/*.test.ts'],
    reporters: reports('scripts'),
    // Generators are tried out in a copy of the whole house.
    testTimeout: 120_000,
  },
})
