import type { CallExpression, Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import { importedSources } from '../reach.ts'
import { resolveRelative } from '../resolve.ts'
import type { Import, Source } from '../Source.ts'
import { walk } from '../Source.ts'
import type { Tree } from '../Tree.ts'

const ROUTES = 'apps/web/app/routes.ts'
const ROOT = 'apps/web/app/root.tsx'
const CATALOGUE = 'packages/domain-models/src/messages/en/'

const isContract = (path: string) => path.startsWith('packages/api-client/')

/** Every page has the texts of this row. */
const SHELL = 'shell'

/** Without a row of texts a page shows message keys to the player, and only that page. */
export const pageTexts: Fence = {
  name: 'page-texts',
  instead:
    "Name the row in the route's handle, `texts: ['rewards']` (a layout's counts for its pages), or as the second argument of clubDialog or lazyDialog where a dialog brings it. See docs/recipes/route.md.",
  check: tree => {
    const routes = tree.source(ROUTES)
    if (!routes) return []
    const needs = createNeeds(tree)
    const found = places(routes).flatMap(files => missingRows(tree, [ROOT, ...files], needs))
    // Each row is reported once per page, however many of its modules show it.
    const rowOf = (breach: Breach) => `${breach.path} ${breach.found.split(',')[0]}`
    return [...new Map(found.toReversed().map(breach => [rowOf(breach), breach])).values()]
  },
}

/** Each page of the route table, with its layouts, outermost first. */
function places(routes: Source): string[][] {
  const found: string[][] = []
  const fileOf = (node: Node) => {
    if (node.type !== 'CallExpression') return undefined
    const file = node.arguments.map(textOf).find(text => text?.endsWith('.tsx'))
    return file && resolveRelative(ROUTES, `./${file}`)
  }
  walk(routes.program, (node, around) => {
    const file = fileOf(node)
    const layouts = around.map(fileOf).filter(layout => layout !== undefined)
    if (file) found.push([...layouts, file])
  })
  return found
}

function missingRows(tree: Tree, files: readonly string[], { needsOf, dialogsOf }: Needs): Breach[] {
  const page = files.at(-1) ?? ''
  const has = new Set([SHELL, ...files.flatMap(file => handleOf(tree.source(file)))])
  const breach = (row: string, where: string): Breach => ({
    path: page,
    line: 1,
    found: `lacks ${row}, for ${where}`,
  })
  return files.flatMap(file => [
    ...[...needsOf(file)].filter(([row]) => !has.has(row)).map(([row, where]) => breach(row, where)),
    ...dialogsOf(file).flatMap(({ target, brings }) =>
      [...needsOf(target)]
        .filter(([row]) => !has.has(row) && !brings.includes(row))
        .map(([row, where]) => breach(row, where)),
    ),
  ])
}

/** The rows that a route module names in its handle. */
function handleOf(source: Source | undefined): string[] {
  for (const statement of source?.program.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'handle' && init?.type === 'ObjectExpression')
        return init.properties.flatMap(property =>
          property.type === 'Property' ? listOf(property.value) : [],
        )
  }
  return []
}

const textOf = (node: Node | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const listOf = (node: Node | null | undefined): string[] =>
  node?.type === 'ArrayExpression' ? node.elements.map(textOf).filter(text => text !== undefined) : []

interface Dialog {
  target: string
  brings: readonly string[]
}

interface Needs {
  /** The rows whose texts a module may show, each with one module that shows it. */
  needsOf(path: string): ReadonlyMap<string, string>
  /** The lazy dialogs that a module may show. */
  dialogsOf(path: string): readonly Dialog[]
}

function createNeeds(tree: Tree): Needs {
  const rowsOf = createRows(tree)
  const own = once((path: string) => {
    const source = tree.source(path)
    return source ? rowsIn(source, rowsOf) : new Set<string>()
  })
  const reached = once((path: string) => reach(tree, path))
  return {
    needsOf: once(path => {
      const rows = new Map<string, string>()
      // Refusals of requests that the root makes by itself use the shell's texts, or are not shown.
      const shown = reached(path).filter(module => path !== ROOT || !isContract(module))
      for (const module of shown) for (const row of own(module)) if (!rows.has(row)) rows.set(row, module)
      return rows
    }),
    dialogsOf: once(path =>
      reached(path).flatMap(module => {
        const source = tree.source(module)
        return source ? dialogsIn(tree, source) : []
      }),
    ),
  }
}

function once<T>(compute: (path: string) => T): (path: string) => T {
  const known = new Map<string, { value: T }>()
  return path => {
    const kept = known.get(path) ?? { value: compute(path) }
    known.set(path, kept)
    return kept.value
  }
}

const isDynamic = (source: Source, { line, specifier }: Import) =>
  source.text.split('\n')[line - 1]?.includes(`import('${specifier}')`) ?? false

/** The modules that are loaded with a module: its static imports, transitively. */
function reach(tree: Tree, path: string): string[] {
  const paths = [path]
  const seen = new Set(paths)
  for (const each of paths) {
    const source = tree.source(each)
    if (!source || each.startsWith('packages/domain-models/src/messages/')) continue
    for (const taken of source.imports.filter(one => !isDynamic(source, one)))
      for (const next of importedSources(tree, source, taken)) {
        if (seen.has(next)) continue
        seen.add(next)
        paths.push(next)
      }
  }
  return paths
}

/** The functions that create lazy dialogs. */
const LATE = ['clubDialog', 'lazyDialog'] as const

function dialogsIn(tree: Tree, source: Source): Dialog[] {
  const found: Dialog[] = []
  walk(source.program, node => {
    if (node.type !== 'CallExpression' || !LATE.some(name => isCallOf(node, name))) return
    const [load, texts] = node.arguments
    const [target] = source.imports
      .filter(taken => load && taken.line >= source.lineOf(load) && isDynamic(source, taken))
      .flatMap(taken => importedSources(tree, source, taken))
    if (target) found.push({ target, brings: listOf(texts) })
  })
  return found
}

const isCallOf = ({ callee }: CallExpression, name: string) =>
  callee.type === 'Identifier' && callee.name === name

/** The row of a key; for a prefix, the rows that have such keys. */
function createRows(tree: Tree): (key: string, isPrefix?: boolean) => string[] {
  const rows = new Map<string, string>()
  for (const { path, program } of tree.sources.filter(source => source.path.startsWith(CATALOGUE)))
    walk(program, node => {
      const key = node.type === 'Property' ? textOf(node.key) : undefined
      if (key) rows.set(key, path.slice(CATALOGUE.length, -'.ts'.length))
    })
  return (key, isPrefix = false) => {
    const row = rows.get(key)
    if (!isPrefix) return row ? [row] : []
    return [...new Set([...rows].filter(([each]) => each.startsWith(key)).map(([, each]) => each))]
  }
}

/** The rows of the keys in a module, and those that it requests by name. */
function rowsIn(source: Source, rowsOf: (key: string, isPrefix?: boolean) => string[]): Set<string> {
  const found = new Set<string>()
  walk(source.program, (node, around) => {
    const parent = around.at(-1)
    if (parent?.type.startsWith('TSLiteral') || parent?.type.startsWith('Import')) return
    const text = textOf(node)
    // In a contract a key is an error's name; its other strings are names of calls.
    const isKey = parent?.type === 'Property' && parent.key === node
    if (text !== undefined && (isKey || !isContract(source.path)))
      for (const row of rowsOf(text)) found.add(row)
    const beginning = node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined
    if (beginning?.includes('.')) for (const row of rowsOf(beginning, true)) found.add(row)
    if (node.type === 'CallExpression' && isCallOf(node, 'useMessages'))
      for (const row of node.arguments.map(textOf)) if (row) found.add(row)
  })
  return found
}
