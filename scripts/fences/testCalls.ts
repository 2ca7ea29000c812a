import type { Node } from 'oxc-parser'

/** The functions that define a test or a group: vitest's, Playwright's, and the server's groups for each engine. */
const tests = ['test', 'it']
const groups = ['describe', 'onEachEngine', 'onEachPostgres', 'onPostgres']

/** `['describe', 'test']` of `test.describe(…)`, `['each', 'test']` of `test.each(…)(…)`. */
export function chainOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return chainOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [callee.property.name, ...chainOf(callee.object)]
}

export const isGroupCall = (node: Node): boolean =>
  node.type === 'CallExpression' && chainOf(node.callee).some(each => groups.includes(each))

/** Whether a call defines a test or a group. */
export const isTestCall = (node: Node): boolean =>
  node.type === 'CallExpression' && (isGroupCall(node) || tests.includes(chainOf(node.callee).at(-1) ?? ''))
