import type { Directive, Statement } from 'oxc-parser'
import type { Fence } from '../Fence.ts'
import { resolveOurs } from '../reach.ts'
import type { Source } from '../Source.ts'
import type { Tree } from '../Tree.ts'

/** What consumers can import says in an editor's tooltip what it is for. */
export const documentedExports: Fence = {
  name: 'documented-exports',
  instead:
    "Write a sentence as JSDoc above the declaration, for the reader of an editor's tooltip: what it is for, its unit, when it is null, what it throws. It ends with a full stop.",
  check: tree => {
    const known = new Map<string, Exports>()
    const found = new Map<string, Declaration>()
    for (const path of entries(tree))
      for (const declaration of exportsOf(tree, path, known).values())
        found.set(`${declaration.source.path} ${declaration.name}`, declaration)
    return [...found.values()]
      .filter(({ source, statements }) => !statements.some(each => isDocumented(source, each)))
      .map(({ source, name, statements: [first] }) => ({
        path: source.path,
        line: first ? source.lineOf(first) : 1,
        found: `no sentence above ${name}`,
      }))
  },
}

/** A type and a value may share a name, and then a sentence. */
interface Declaration {
  readonly source: Source
  readonly name: string
  readonly statements: readonly (Directive | Statement)[]
}
type Exports = Map<string, Declaration>

interface Manifest {
  readonly exports?: Readonly<Record<string, string | { readonly '@players-club/source'?: string }>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> }
}

/** The sources of the entries that packages publish. */
const entries = (tree: Tree): string[] =>
  tree.files
    .filter(path => /^packages\/[^/]+\/package\.json$/.test(path))
    .flatMap(manifest => {
      const folder = manifest.slice(0, -'package.json'.length)
      const { exports = {}, publishConfig }: Manifest = JSON.parse(tree.text(manifest))
      return Object.keys(publishConfig?.exports ?? {}).flatMap(key => {
        const entry = exports[key]
        const target = typeof entry === 'object' ? entry['@players-club/source'] : undefined
        return target ? matching(tree, folder + target.slice('./'.length)) : []
      })
    })

/** Node puts the same text into every `*` of a target. */
function matching(tree: Tree, target: string): string[] {
  const [before = '', ...others] = target.split('*').map(part => part.replaceAll(/[.$]/g, '\\$&'))
  const pattern = new RegExp(
    `^${before}${others.map((part, at) => (at ? '\\1' : '([^/]+)') + part).join('')}$`,
  )
  return tree.sources.map(({ path }) => path).filter(path => pattern.test(path))
}

/** The declarations behind the exported names of a module. */
function exportsOf(tree: Tree, path: string, known: Map<string, Exports>): Exports {
  const seen = known.get(path)
  if (seen) return seen
  const names: Exports = new Map()
  known.set(path, names)
  const source = tree.source(path)
  if (!source) return names
  const from = (specifier: string): Exports => {
    const next = resolveOurs(tree, path, specifier)
    return next ? exportsOf(tree, next, known) : new Map()
  }
  const add = (name: string, declaration: Declaration | undefined) => {
    if (declaration && !names.has(name)) names.set(name, declaration)
  }
  for (const statement of source.program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const namespace = statement.exported?.type === 'Identifier' ? `${statement.exported.name}.` : ''
      for (const [name, declaration] of from(statement.source.value)) add(namespace + name, declaration)
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const name of declaredNames(statement)) add(name, declarationOf(source, name))
    for (const { local, exported } of statement.specifiers) {
      if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue
      add(
        exported.name,
        statement.source
          ? from(statement.source.value).get(local.name)
          : (declarationOf(source, local.name) ?? imported(source, local.name, from)),
      )
    }
  }
  return names
}

function declarationOf(source: Source, name: string): Declaration | undefined {
  const statements = source.program.body.filter(each => declaredNames(each).includes(name))
  return statements.length > 0 ? { source, name, statements } : undefined
}

function declaredNames(statement: Directive | Statement): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
    ? [declaration.id.name]
    : []
}

function imported(
  source: Source,
  name: string,
  from: (specifier: string) => Exports,
): Declaration | undefined {
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const taken = statement.specifiers.find(({ local }) => local.name === name)
    if (taken?.type === 'ImportSpecifier' && taken.imported.type === 'Identifier')
      return from(statement.source.value).get(taken.imported.name)
  }
  return undefined
}

/** Whether the text of the comment above, before its first tag, is a sentence. */
function isDocumented({ text }: Source, { start }: { start: number }): boolean {
  const above = text.slice(0, start).trimEnd()
  const comment = above.endsWith('*/') ? above.slice(above.lastIndexOf('/*'), -'*/'.length) : ''
  if (!comment.startsWith('/**')) return false
  const [sentence = ''] = comment
    .slice('/**'.length)
    .replaceAll(/\n\s*\* ?/g, '\n')
    .split(/^\s*@/m)
  return /\w.*\.$/s.test(sentence.trim())
}
