import { dirname } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { workInMemory } from './testing/memory.ts'
import { suite } from './testing/suite.ts'

workInMemory()

export default defineConfig({
  test: {
    ...suite('scripts'),
    root: dirname(import.meta.dirname),
    include: ['scripts/**/*.test.ts'],
    // The generators are a suite of their own: it is slow, and runs when they or their dependencies change.
    exclude: [...configDefaults.exclude, 'scripts/new/**'],
    isolate: false,
  },
})
