import type { Node } from 'oxc-parser'
import type { Breach } from './Fence.ts'
import type { Source } from './Source.ts'
import { walk } from './Source.ts'

/** The expression by which a node reads the clock of the device; `Date.now` may also be passed on uncalled. */
export function clockRead(node: Node): 'new Date()' | 'Date()' | 'Date.now' | undefined {
  if (node.type === 'NewExpression' && node.arguments.length === 0 && isDate(node.callee)) return 'new Date()'
  if (node.type === 'CallExpression' && isDate(node.callee)) return 'Date()'
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  return isDate(node.object) && node.property.name === 'now' ? 'Date.now' : undefined
}

const isDate = (node: Node) => node.type === 'Identifier' && node.name === 'Date'

/** What `readOf` finds in a file. */
export function readsOf(source: Source, readOf: (node: Node) => string | undefined): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    const read = readOf(node)
    if (read) found.push({ path: source.path, line: source.lineOf(node), found: read })
  })
  return found
}
