import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'vitest-browser-react/pure',
      'swr',
      'swr/immutable',
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'altcha-lib/workers/shared',
      'superstruct',
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    reporters: reports('unit'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
    isolate: false,
    browser: chromium(),
  },
})
