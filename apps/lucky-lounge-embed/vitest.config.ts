import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { suite } from '../../scripts/testing/suite.ts'

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
    ...suite('unit'),
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    isolate: false,
    browser: chromium(),
  },
})
