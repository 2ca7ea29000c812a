import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const ENTRY = 'virtual:consumer'

export type Bundle = { readonly code: string; readonly gzipBytes: number }

/** Bundles a consumer's import of this package, minified; its dependencies stay external. */
export async function bundle(source: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: new URL('../..', import.meta.url).pathname,
    resolve: { conditions: ['@players-club/source'] },
    plugins: [
      {
        name: 'consumer',
        resolveId: id => (id === ENTRY ? ENTRY : null),
        load: id => (id === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: ['superstruct', '@players-club/domain-models'] },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const code = outputs
    .flatMap(output => ('output' in output ? output.output : []))
    .map(file => (file.type === 'chunk' ? file.code : ''))
    .join('')
  return { code, gzipBytes: gzipSync(code).length }
}
