import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'vitest-browser-react/pure',
      'superstruct',
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    reporters: reports('unit'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    isolate: false,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
    browser: chromium(),
  },
})
