import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { browserDeps } from '../../packages/ui/browserDeps.ts'
import { chromium } from '../../scripts/testing/chromium.ts'
import { suite } from '../../scripts/testing/suite.ts'
import { routeTable } from './test/routeTable.ts'

// Pages are tested on the build of React that players have, which is also the faster one (docs/adr/0110).
process.env.NODE_ENV = 'production'

/** The app has React itself; the rest of what its pages are made of belongs to the packages. */
const isReact = (name: string) => /^react(-dom)?(\/|$)/.test(name)

export default defineConfig({
  plugins: [routeTable(), vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
  optimizeDeps: {
    include: [
      'react-router',
      'vitest-browser-react/pure',
      '@players-club/flow-hooks > altcha-lib',
      '@players-club/flow-hooks > altcha-lib/algorithms/web/pbkdf2',
      '@players-club/flow-hooks > altcha-lib/workers/shared',
      '@players-club/flow-hooks > swr',
      '@players-club/flow-hooks > swr/immutable',
      ...browserDeps.map(name => (isReact(name) || name.includes('>') ? name : `@players-club/ui > ${name}`)),
    ],
  },
  test: {
    ...suite('unit'),
    include: ['test/**/*.test.tsx'],
    // `--changed` does not look through the route table.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/apps/web/{app,test}/**',
      '**/packages/*/src/**',
    ],
    isolate: false,
    browser: chromium(),
  },
})
