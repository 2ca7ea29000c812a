import type { Node, Program } from 'oxc-parser'
import { parseSync, visitorKeys } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Erased by the compiler: `import type`, `export type`. */
  readonly isTypeOnly: boolean
  /** Names taken from the module; empty for `import './x'`, `import()` and namespace imports. */
  readonly names: readonly string[]
}

export interface Source {
  readonly path: string
  readonly text: string
  readonly program: Program
  readonly imports: readonly Import[]
  lineOf(node: { start: number }): number
}

export type Kind = 'test' | 'story' | 'configuration' | 'shipped'

/** Whether a file is shipped to players and consumers, or is only for us. */
export function kindOf(path: string): Kind {
  if (/\.test\.tsx?$/.test(path) || /\/(testing|test|e2e|fixtures)\//.test(path)) return 'test'
  if (path.endsWith('.spec.ts') || /\.fixtures\.tsx?$/.test(path)) return 'test'
  if (/\.stories\.tsx?$/.test(path)) return 'story'
  // Renders openapi.json for the build and the server; tsconfig.build.json leaves it out of the package.
  if (path.startsWith('packages/api-client/src/openapi/')) return 'configuration'
  const isBesideSource = /^(packages|apps)\/[^/]+\/([^/]+\.config\.[mc]?ts|scripts\/)/.test(path)
  return isBesideSource || path.startsWith('scripts/') ? 'configuration' : 'shipped'
}

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be read: ${error.message}`)
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const lineOf = ({ start }: { start: number }) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= start) low = middle
      else high = middle - 1
    }
    return low + 1
  }
  return { path, text, program, lineOf, imports: readImports(program, lineOf) }
}

/** Children in source order. */
export function children(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap(key => {
    // visitorKeys contains only properties that hold nodes, lists of nodes, or nothing.
    const value = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key]
    if (Array.isArray(value)) return value.filter(each => each !== null)
    return value ? [value] : []
  })
}

/** Visits every node with its ancestors, the parent last. */
export function walk(program: Program, visit: (node: Node, around: readonly Node[]) => void): void {
  const around: Node[] = []
  const step = (node: Node) => {
    visit(node, around)
    around.push(node)
    for (const child of children(node)) step(child)
    around.pop()
  }
  step(program)
}

function readImports(program: Program, lineOf: Source['lineOf']): Import[] {
  const imports: Import[] = []
  walk(program, node => {
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers.filter(each => each.type !== 'ImportNamespaceSpecifier')
      const isNamedType = (each: (typeof named)[number]) =>
        each.type === 'ImportSpecifier' && each.importKind === 'type'
      imports.push({
        specifier: node.source.value,
        line: lineOf(node),
        isTypeOnly:
          node.importKind === 'type' ||
          (node.specifiers.length > 0 && named.length === node.specifiers.length && named.every(isNamedType)),
        names: named.map(each =>
          each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
            ? each.imported.name
            : 'default',
        ),
      })
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      imports.push({
        specifier: node.source.value,
        line: lineOf(node),
        isTypeOnly: node.exportKind === 'type',
        names: node.specifiers.map(each => (each.local.type === 'Identifier' ? each.local.name : 'default')),
      })
    } else if (node.type === 'ExportAllDeclaration') {
      imports.push({
        specifier: node.source.value,
        line: lineOf(node),
        isTypeOnly: node.exportKind === 'type',
        names: [],
      })
    } else if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      if (typeof node.source.value !== 'string') return
      imports.push({ specifier: node.source.value, line: lineOf(node), isTypeOnly: false, names: [] })
    } else if (node.type === 'TSImportType') {
      imports.push({ specifier: node.source.value, line: lineOf(node), isTypeOnly: true, names: [] })
    }
  })
  return imports
}
