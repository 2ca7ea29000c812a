import { posix } from 'node:path'
import type { Import, Source } from './Source.ts'
import type { Tree } from './Tree.ts'

/** The file of a relative import. Imports contain the extension, so no extension has to be tried. */
export function resolveRelative(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')))
    : undefined
}

/** The files that define what an import takes: names are followed through barrels. */
export function definingFiles(tree: Tree, from: Source, taken: Import): string[] {
  const target = resolveRelative(from.path, taken.specifier)
  if (!target) return []
  if (taken.names.length === 0) return [target]
  return [...new Set(taken.names.map(name => follow(tree, target, name, 0)))]
}

const deepestBarrel = 5

function follow(tree: Tree, path: string, name: string, depth: number): string {
  const source = tree.source(path)
  if (!source || depth === deepestBarrel) return path
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    const specifier = statement.specifiers.find(
      each => each.exported.type === 'Identifier' && each.exported.name === name,
    )
    const next = specifier && resolveRelative(path, statement.source.value)
    if (!next || specifier.local.type !== 'Identifier') continue
    return follow(tree, next, specifier.local.name, depth + 1)
  }
  return path
}
