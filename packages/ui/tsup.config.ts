import { globSync } from 'node:fs'
import { basename, dirname, parse, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { fileForFile } from './scripts/fileForFile.ts'
import { licenses } from './scripts/licenses.ts'
import { styleSheets } from './scripts/styleSheets.ts'

const components = globSync('src/*/*/*.tsx').filter(path => parse(path).name === basename(dirname(path)))
const themes = globSync('src/themes/**/index.ts')
const imports = new Map<string, Set<string>>()

export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    // Tests, and what only the build of the styles runs.
    '!src/**/*.{test,types.test,stories,fixtures}.*',
    '!src/testing/**',
    '!src/{themes/componentStyle,sprinkles/responsiveClasses}.ts',
  ],
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  splitting: true,
  clean: true,
  dts: false,
  // Icons are data: a few lines each, bundled where they are used, so that consumers need not install all of lucide.
  noExternal: ['lucide'],
  esbuildPlugins: [
    fileForFile(imports),
    styleSheets(
      [...themes, ...components].map(path => resolve(path)),
      imports,
    ),
    vanillaExtractPlugin({ identifiers: 'short' }),
    licenses,
  ],
  esbuildOptions: options => {
    options.conditions = ['module']
  },
})
