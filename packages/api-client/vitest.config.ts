import { configDefaults, defineConfig } from 'vitest/config'
import { nodeConditions, suite } from '../../scripts/testing/suite.ts'

export default defineConfig({
  ...nodeConditions,
  test: {
    ...suite('unit'),
    include: ['src/**/*.test.ts'],
    // Type tests are proven by the compiler; they have nothing to run.
    exclude: [...configDefaults.exclude, '**/*.types.test.ts'],
    isolate: false,
  },
})
