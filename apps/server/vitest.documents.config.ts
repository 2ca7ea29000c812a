import { defineConfig } from 'vitest/config'
import { suite } from '../../scripts/testing/suite.ts'
import server from './vitest.config.ts'

export default defineConfig({
  ...server,
  test: {
    ...server.test,
    ...suite('documents'),
    include: ['test/documents/*.test.ts'],
    exclude: [],
  },
})
