import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Writes a file for each source file instead of bundles: what a consumer does not import stays out of its
 * bundle, and a 'use client' is about its own file only. `imports` receives who imports what.
 */
export function fileForFile(imports: Map<string, Set<string>>): Plugin {
  return {
    name: 'file-for-file',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point') return undefined
        const imported = imports.get(importer) ?? new Set()
        imports.set(importer, imported.add(join(dirname(importer), path)))
        return { path: path.replace(/\.tsx?$/, '.js'), external: true }
      })
    },
  }
}
