import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { readFile, writeFile } from 'node:fs/promises'
import { cssFilePerModule } from './scripts/cssFilePerModule.ts'
import { themeStyles } from './scripts/themeStyles.ts'

export default defineConfig({
  // An entry for each component, so that a consumer's bundle contains only what it imports.
  entry: ['src/*/**/index.ts'],
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
  // The source of the whole kit entry by entry: a bundler would order the parts by their hashes, but similar
  // parts compress best side by side.
  onSuccess: async () => {
    const whole = await readFile('src/index.ts', 'utf8')
    await writeFile('dist/index.js', whole.replaceAll(".ts'", ".js'"))
  },
  esbuildOptions: options => {
    options.conditions = ['module']
  },
})
