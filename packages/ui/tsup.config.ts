import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bareIcon, iconFile, iconMaker, bareIconFile } from '../../scripts/building/bareIcons.ts'
import { cssFilePerModule } from './scripts/cssFilePerModule.ts'
import { themeStyles } from './scripts/themeStyles.ts'

export default defineConfig({
  // An entry for each component: what a consumer does not import stays out of its bundle.
  entry: ['src/*/**/index.ts'],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  // Its icons are drawn bare, as `Icon` asks for them; what a consumer hands over may be lucide's own.
  noExternal: ['lucide-react'],
  // Before vanilla-extract's own plugin, which would write the whole theme into every entry.
  esbuildPlugins: [
    cssFilePerModule(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    {
      name: 'bare-icons',
      setup(build) {
        build.onLoad({ filter: iconMaker }, ({ path }) => ({ contents: bareIcon, resolveDir: dirname(path) }))
        build.onLoad({ filter: iconFile }, async ({ path }) => ({
          contents: bareIconFile(await readFile(path, 'utf8')),
        }))
      },
    },
  ],
  plugins: [themeStyles()],
  // The whole kit is what its source says, entry by entry: bundled, it would take them by their hashes, and parts that
  // are alike compress best beside each other.
  onSuccess: async () => {
    const whole = await readFile('src/index.ts', 'utf8')
    await writeFile('dist/index.js', whole.replaceAll(".ts'", ".js'"))
  },
  esbuildOptions: options => {
    options.conditions = ['module']
  },
})
