import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { ownLanguages } from '../../scripts/building/ownLanguages.ts'
import { licenses, workerLicenses } from '../../scripts/building/thirdPartyLicenses.ts'
import { chunks } from './chunks.ts'

const SOURCE = '@players-club/source'

export default defineConfig({
  plugins: [ownLanguages, vanillaExtractPlugin(), reactRouter(), licenses],
  worker: { plugins: () => [workerLicenses] },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: chunks } } },
    },
    ssr: {
      // vanilla-extract's inner compiler overwrites a top-level `ssr` key, so the conditions stand here.
      resolve: {
        conditions: [SOURCE, ...defaultServerConditions],
        externalConditions: ['node', 'import', 'default'],
        noExternal: [/^@players-club\//],
      },
      build: { rolldownOptions: { input: './server.ts' } },
    },
  },
  // Development would find these only while the first page loads, and leave it without its scripts.
  optimizeDeps: {
    include: [
      '@players-club/domain-models > superstruct',
      '@players-club/flow-hooks > altcha-lib/algorithms/web/pbkdf2',
      '@players-club/flow-hooks > altcha-lib/workers/shared',
      '@players-club/flow-hooks > swr',
      '@players-club/flow-hooks > swr/immutable',
      '@players-club/ui > lucide',
    ],
  },
  // Older targets would have the bundler write light-dark() away, and with it the schemes of nested themes.
  build: {
    // Late parts come on hover or when the page is idle: listing what they are made of would cost every page more.
    modulePreload: { resolveDependencies: (_, parts) => parts.filter(part => part.endsWith('.css')) },
    manifest: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
})
