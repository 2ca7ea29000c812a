import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { mediaFiles } from '../../scripts/testing/mediaFiles.ts'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'
import { browserDeps } from './browserDeps.ts'

export default defineConfig({
  plugins: [mediaFiles(), vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
  optimizeDeps: { include: browserDeps },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // The compiler checks the type tests; nothing in them runs.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    reporters: reports('unit'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { requireAssertions: true, poll: { timeout: limits.poll } },
    isolate: false,
    browser: chromium(),
  },
})
