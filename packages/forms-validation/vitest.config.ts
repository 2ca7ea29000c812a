import { defineConfig } from 'vitest/config'
import { nodeConditions, suite } from '../../scripts/testing/suite.ts'

export default defineConfig({
  ...nodeConditions,
  test: {
    ...suite('unit'),
    include: ['src/**/*.test.ts'],
    isolate: false,
  },
})
