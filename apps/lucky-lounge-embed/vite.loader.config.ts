import { defineConfig } from 'vite'
import { loungePages as en } from '../../packages/domain-models/src/messages/en/loungePages.ts'
import { loungePages as es } from '../../packages/domain-models/src/messages/es/loungePages.ts'
import { compressed } from '../../scripts/building/compressed.ts'

const FRAME_TITLE = 'lounge.widget.frameTitle'

/** The loader: a classic script without imports, at the address that partners have in their pages. */
export default defineConfig({
  publicDir: false,
  plugins: [compressed],
  define: {
    // The catalogue is larger than the loader, so only the texts that it shows are inlined.
    FRAME_TITLES: JSON.stringify({ en: en[FRAME_TITLE], es: es[FRAME_TITLE] }),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/loader/loader.ts', formats: ['iife'], name: 'lounge', fileName: () => 'v1.js' },
  },
})
