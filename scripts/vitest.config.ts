import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { reports } from './testing/reports.ts'

export default defineConfig({
  test: {
    root: dirname(import.meta.dirname),
    include: ['scripts/**/*.test.ts'],
    reporters: reports('scripts'),
    // Generators are tried out in a copy of the whole house.
    testTimeout: 120_000,
  },
})
