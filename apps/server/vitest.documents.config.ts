import { defineConfig } from 'vitest/config'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'
import server from './vitest.config.ts'

export default defineConfig({
  ...server,
  test: {
    ...server.test,
    include: ['test/documents/*.test.ts'],
    exclude: [],
    reporters: reports('documents'),
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
  },
})
