import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  // What the package offers is what is built.
  entry: Object.values(manifest.exports).map(offer => offer['@players-club/source']),
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  esbuildOptions: options => {
    options.conditions = []
  },
})
