import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { suite } from '../../scripts/testing/suite.ts'

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
    ...suite('unit'),
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    isolate: false,
    browser: chromium(),
  },
})
