import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { workInMemory } from '../testing/memory.ts'
import { limits } from '../testing/patience.ts'
import { suite } from '../testing/suite.ts'

workInMemory()

export default defineConfig({
  test: {
    ...suite('generators'),
    root: dirname(dirname(import.meta.dirname)),
    include: ['scripts/new/**/*.test.ts'],
    // Each test runs other tools, in a copy of the whole repository.
    testTimeout: 5 * limits.test,
    hookTimeout: 5 * limits.hook,
  },
})
