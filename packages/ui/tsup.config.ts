import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { cssFilePerModule } from './scripts/cssFilePerModule.ts'
import { themeStyles } from './scripts/themeStyles.ts'

export default defineConfig({
  // An entry for each component: what a consumer does not import stays out of its bundle.
  entry: ['src/**/index.ts'],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  // Before vanilla-extract's own plugin, which would write the whole theme into every entry.
  esbuildPlugins: [cssFilePerModule(), vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [themeStyles()],
  esbuildOptions: options => {
    options.conditions = []
  },
})
