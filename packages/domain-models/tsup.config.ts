import { defineConfig } from 'tsup'

export default defineConfig({
  // A file for each module: what a consumer does not import, structs and all, stays out of its bundle.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  dts: false,
  esbuildOptions: options => {
    options.conditions = []
  },
})
