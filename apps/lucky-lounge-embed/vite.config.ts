import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { compressed } from '../../scripts/building/compressed.ts'
import { ownLanguages } from '../../scripts/building/ownLanguages.ts'
import { licenses } from '../../scripts/building/thirdPartyLicenses.ts'

const SOURCE = '@players-club/source'
const page = (name: string) => fileURLToPath(new URL(`pages/${name}.html`, import.meta.url))

/** The pages that the club serves under /embed: the widgets' frames, the sign-in window, and a 404 for frames. */
export default defineConfig({
  root: 'pages',
  base: '/embed/',
  plugins: [ownLanguages, vanillaExtractPlugin(), react(), licenses, compressed],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Themes hold both schemes in light-dark(); for older targets the build would resolve it, and one scheme would be
    // lost.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // The content security policy allows no inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['frames/balance', 'sign-in', 'unknown'].map(page) },
  },
})
