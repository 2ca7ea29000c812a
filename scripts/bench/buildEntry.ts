import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface BuiltEntry {
  readonly folder: string
  /** The script that the rest hangs on. */
  readonly file: string
  remove(): void
}

/** A script of these measurements, built for production from the kit's sources. */
export async function buildEntry(
  path: string,
  target: 'browser' | 'server' = 'browser',
): Promise<BuiltEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'pc-bench-'))
  const entry = join(import.meta.dirname, path)
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
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.mjs' } },
    },
  })
  return {
    folder,
    file: join(folder, 'entry.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
