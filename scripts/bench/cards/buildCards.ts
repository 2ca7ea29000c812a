import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface BuiltCards {
  readonly file: string
  remove(): void
}

/** The cards as one file, built for production from the kit's sources. */
export async function buildCards(target: 'browser' | 'server'): Promise<BuiltCards> {
  const folder = mkdtempSync(join(tmpdir(), 'pc-bench-'))
  const entry = join(import.meta.dirname, `${target}Cards.tsx`)
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(target === 'server' ? { ssr: { noExternal: true } } : {}),
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      ssr: target === 'server' ? entry : false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'cards.mjs' } },
    },
  })
  return {
    file: join(folder, 'cards.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
