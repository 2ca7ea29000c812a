import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface BuiltEntry {
  readonly folder: string
  /** The entry script. */
  readonly file: string
  /** The style sheets that the script's page links, below the folder; lazy parts bring their own. */
  readonly styles: readonly string[]
  remove(): void
}

/** Builds a script of these measurements for production from the kit's sources. */
export async function buildEntry(
  path: string,
  target: 'browser' | 'server' = 'browser',
): Promise<BuiltEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'pc-bench-'))
  const entry = join(import.meta.dirname, path)
  const result = await build({
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
  const chunks = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  return {
    folder,
    file: join(folder, 'entry.mjs'),
    styles: chunks.flatMap(each =>
      each.type === 'chunk' && each.isEntry ? [...(each.viteMetadata?.importedCss ?? [])] : [],
    ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
