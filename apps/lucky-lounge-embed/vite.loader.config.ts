import { defineConfig } from 'vite'
import { compressed } from '../../scripts/building/compressed.ts'

/** The loader: a classic script without imports, at the address that partners have in their pages. */
export default defineConfig({
  publicDir: false,
  plugins: [compressed],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/loader/loader.ts', formats: ['iife'], name: 'lounge', fileName: () => 'v1.js' },
  },
})
