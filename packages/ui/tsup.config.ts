import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { globSync } from 'node:fs'
import { basename, dirname, parse } from 'node:path'
import { cssFilePerModule } from './scripts/cssFilePerModule.ts'
import { themeStyles } from './scripts/themeStyles.ts'

export default defineConfig({
  // An entry for each component, so that a consumer's bundle contains only what it imports.
  entry: [
    'src/index.ts',
    'src/{art,messages,sprinkles,themes,tokens}/index.ts',
    'src/themes/partner/applyPartnerTheme.ts',
    ...globSync('src/*/*/*.tsx').filter(path => parse(path).name === basename(dirname(path))),
  ],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  // Icons are data: a few lines each, bundled where they are used, so that consumers need not install all of lucide.
  noExternal: ['lucide'],
  // Before vanilla-extract's own plugin, which would write the whole theme into every entry.
  esbuildPlugins: [cssFilePerModule(), vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [themeStyles()],
  esbuildOptions: options => {
    options.conditions = ['module']
  },
})
