import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { mediaFiles } from '../../scripts/testing/mediaFiles.ts'
import { suite } from '../../scripts/testing/suite.ts'
import { browserDeps } from './browserDeps.ts'

export default defineConfig({
  plugins: [mediaFiles(), vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
  optimizeDeps: { include: browserDeps },
  test: {
    ...suite('unit'),
    include: ['src/**/*.test.{ts,tsx}'],
    // The compiler checks the type tests; nothing in them runs.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
    setupFiles: ['../../scripts/testing/cleanUp.ts'],
    isolate: false,
    browser: chromium(),
  },
})
