import { readFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { withPureStructs } from '../../scripts/building/withPureStructs.ts'

export default defineConfig({
  // A file for each module: what a consumer does not import, structs and all, stays out of its bundle.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  esbuildPlugins: [
    {
      name: 'pure-structs',
      setup: build =>
        build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
          contents: withPureStructs(await readFile(path, 'utf8')),
          loader: 'ts',
        })),
    },
  ],
  esbuildOptions: options => {
    options.conditions = []
  },
})
