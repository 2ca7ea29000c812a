import type { Node } from 'oxc-parser'
import type { Source } from '../fences/Source.ts'
import { kindOf, walk } from '../fences/Source.ts'
import type { Tree } from '../fences/Tree.ts'

export interface ProvingTest {
  readonly id: string
  readonly path: string
  readonly line: number
  readonly title: string
}

/** The ids in brackets at the head of a title. */
export const idsAhead = (title: string): string[] =>
  /^\s*(?:\[[A-Z]+-\d{3}\]\s*)+/.exec(title)?.[0].match(/[A-Z]+-\d{3}/g) ?? []

const calls = ['test', 'it', 'describe']

/** Which tests say that they prove which requirement. What is skipped proves nothing. */
export const provingTests = (tree: Tree): ProvingTest[] =>
  tree.sources.filter(({ path }) => ['test', 'story'].includes(kindOf(path))).flatMap(inSource)

function inSource(source: Source): ProvingTest[] {
  const found: ProvingTest[] = []
  const add = (node: Node, title: string) => {
    for (const id of idsAhead(title)) found.push({ id, path: source.path, line: source.lineOf(node), title })
  }
  walk(source.program, (node, around) => {
    if (node.type === 'Property' && isStoryName(source, node)) return add(node, textOf(node.value) ?? '')
    if (node.type !== 'CallExpression') return
    const chain = chainOf(node.callee)
    if (!calls.includes(chain.at(-1) ?? '') || chain.some(each => each === 'skip' || each === 'todo')) return
    if (around.at(-1)?.type === 'CallExpression' && isCallee(node, around.at(-1))) return
    const [title] = node.arguments
    if (title) add(title, textOf(title) ?? '')
    // `test.each([['[VALID-004] …', …]])('%s', …)`: the titles stand in the table.
    if (node.callee.type === 'CallExpression')
      for (const row of texts(node.callee.arguments)) add(row.node, row.text)
  })
  return found
}

const isCallee = (node: Node, parent: Node | undefined) =>
  parent?.type === 'CallExpression' && parent.callee === node

const isStoryName = (source: Source, node: Node) =>
  kindOf(source.path) === 'story' &&
  node.type === 'Property' &&
  node.key.type === 'Identifier' &&
  node.key.name === 'name'

/** `['each', 'test']` of `test.each(…)`. */
function chainOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return chainOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [callee.property.name, ...chainOf(callee.object)]
}

function texts(nodes: readonly Node[]): { node: Node; text: string }[] {
  return nodes.flatMap(node => {
    const text = textOf(node)
    if (text !== undefined) return [{ node, text }]
    if (node.type === 'ArrayExpression') return texts(node.elements.filter(each => each !== null))
    if (node.type === 'ObjectExpression')
      return texts(node.properties.flatMap(each => (each.type === 'Property' ? [each.value] : [])))
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return texts([node.expression])
    return []
  })
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return node.quasis.map(each => each.value.raw).join('…')
  return undefined
}
