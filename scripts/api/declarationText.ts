import type { Node } from 'oxc-parser'
import { children } from '../fences/Source.ts'
import { declaredNames } from './names.ts'

/** A file of declarations. */
export interface Module {
  readonly path: string
  readonly text: string
  readonly body: readonly Node[]
  readonly comments: readonly { start: number; end: number }[]
}

/** The text of a declaration without comments, and without what says the same twice. */
export function declarationText(module: Module, node: Node, name: string): string {
  const cuts = module.comments
    .filter(({ start, end }) => start >= node.start && end <= node.end)
    .map(({ start, end }): Change => [start, end, ''])
  const changes = [...cuts, ...shortened(node)].sort(([a], [b]) => a - b)
  let text = ''
  let at = node.start
  for (const [start, end, instead] of changes) {
    if (start < at) continue
    text += module.text.slice(at, start) + instead
    at = end
  }
  text += module.text.slice(at, node.end)
  const [declared] = declaredNames(node)
  const plain = text
    .replaceAll(/\bimport\("[^"]+"\)\./g, '')
    .replace(/^declare /, '')
    .replaceAll(/^(?: {4})+/gm, spaces => ' '.repeat(spaces.length / 2))
    .replaceAll(/^\s*\n/gm, '')
    .replaceAll(/[ \t]+$/gm, '')
  return declared === undefined || declared === name ? plain : `${plain}\nexport { ${declared} as ${name} }`
}

type Change = [start: number, end: number, instead: string]

/** The structs of a call: contract.baseline.txt of api-client holds what is in them. */
const CALL_STRUCTS = new Set(['params', 'query', 'body', 'answer'])

/** What a report need not repeat: the words of texts, the structs of calls, and the schemas of other structs. */
function shortened(node: Node, isOfCall = false): Change[] {
  if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes(' '))
    return [[node.start, node.end, 'string']]
  if (
    node.type === 'TSImportType' &&
    node.qualifier?.type === 'Identifier' &&
    node.qualifier.name === 'Struct'
  ) {
    const [described, schema] = node.typeArguments?.params ?? []
    if (isOfCall && node.typeArguments) return [[node.typeArguments.start, node.typeArguments.end, '']]
    if (described && schema) return [...shortened(described), [described.end, schema.end, '']]
  }
  if (
    node.type === 'TSPropertySignature' &&
    node.key.type === 'Identifier' &&
    CALL_STRUCTS.has(node.key.name)
  )
    return children(node).flatMap(child => shortened(child, true))
  return children(node).flatMap(child => shortened(child, isOfCall))
}
