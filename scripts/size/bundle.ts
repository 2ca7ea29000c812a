import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { build } from 'vite'
import { ownLanguages } from '../building/ownLanguages.ts'

export interface Size {
  readonly js: number
  readonly css: number
}

export const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length

/** The package that depends on each library; all others are dependencies of the web app. */
const homes: Record<string, string> = {
  'react-aria-components': 'packages/ui',
  superstruct: 'packages/flow-hooks',
  swr: 'packages/flow-hooks',
}

const entry = 'virtual:entry.js'

/** Bundles a few lines of code as a consumer would, and measures what a browser has to load (gzip). */
export async function bundle(root: string, code: string, external: readonly RegExp[] = []): Promise<Size> {
  const result = await build({
    root: join(root, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    plugins: [entryOf(root, code), ownLanguages],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, external: [...external], preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap(each =>
    'output' in each ? each.output : [],
  )
  const sum = (parts: (string | Uint8Array)[]) => parts.reduce((total, part) => total + gzipped(part), 0)
  return {
    js: sum(outputs.flatMap(each => (each.type === 'chunk' ? [each.code] : []))),
    css: sum(
      outputs.flatMap(each => (each.type === 'asset' && each.fileName.endsWith('.css') ? [each.source] : [])),
    ),
  }
}

function entryOf(root: string, code: string): Plugin {
  return {
    name: 'entry',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === entry) return `\0${entry}`
      if (importer !== `\0${entry}`) return null
      const [name = ''] = id.split('/')
      return this.resolve(id, join(root, homes[name] ?? 'apps/web', 'entry.js'), { skipSelf: true })
    },
    load: id => (id === `\0${entry}` ? code : null),
  }
}
