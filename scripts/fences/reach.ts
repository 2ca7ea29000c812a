import { posix } from 'node:path'
import type { Import, Source } from './Source.ts'
import type { Tree } from './Tree.ts'
import { resolveRelative } from './resolve.ts'

/** The file that an import of our own code resolves to: a relative path, or a subpath of a package. */
export function resolveOurs(tree: Tree, from: string, specifier: string): string | undefined {
  const relative = resolveRelative(from, specifier)
  if (relative) return relative
  const [, name, subpath = ''] = /^@players-club\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (!name) return undefined
  const folder = posix.join('packages', name, 'src', subpath)
  return [`${folder}/index.ts`, `${folder}/${posix.basename(folder)}.tsx`].find(path => tree.has(path))
}

/** The module in which an exported name is declared, through barrels. */
export function declaringModule(
  tree: Tree,
  path: string,
  name: string,
  seen = new Set<string>(),
): string | undefined {
  const source = tree.source(path)
  if (!source || seen.has(path)) return undefined
  seen.add(path)
  for (const statement of source.program.body) {
    if (statement.type === 'ExportNamedDeclaration' && !statement.source) {
      const { declaration } = statement
      const declared =
        declaration?.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
          : declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
            ? [declaration.id.name]
            : []
      const listed = statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : ''))
      if ([...declared, ...listed].includes(name)) return path
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const specifier = statement.specifiers.find(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      )
      const next = specifier && resolveOurs(tree, path, statement.source.value)
      if (next && specifier.local.type === 'Identifier')
        return declaringModule(tree, next, specifier.local.name, seen) ?? next
    }
  }
  for (const statement of source.program.body) {
    if (statement.type !== 'ExportAllDeclaration') continue
    const next = resolveOurs(tree, path, statement.source.value)
    const found = next && declaringModule(tree, next, name, seen)
    if (found) return found
  }
  return undefined
}

/** The modules from which an import takes values. */
export function importedSources(tree: Tree, from: Source, taken: Import): string[] {
  if (taken.isTypeOnly) return []
  const target = resolveOurs(tree, from.path, taken.specifier)
  if (!target) return []
  if (taken.names.length === 0) return [target]
  return [...new Set(taken.names.map(name => declaringModule(tree, target, name) ?? target))]
}
