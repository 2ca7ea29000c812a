import type { Node } from 'oxc-parser'
import { idsAhead } from '../../requirements/lastRun.ts'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { children, kindOf, walk } from '../Source.ts'
import { isGroupCall } from '../testCalls.ts'

/** One test of a group may prove what the others do not, and a story proves nothing by its name. */
export const groupIds: Fence = {
  name: 'group-ids',
  instead:
    'Put each id at the head of the title of the test that proves it; the title of a group and a story have none (docs/adr/0077).',
  check: tree =>
    tree.sources.flatMap(source => {
      if (kindOf(source.path) === 'story') return breaches(source, textsIn(source.program))
      if (kindOf(source.path) !== 'test') return []
      const found: Breach[] = []
      walk(source.program, node => {
        if (isGroupCall(node)) found.push(...breaches(source, titlesOf(node)))
      })
      return found
    }),
}

/** A test that names two routes would hide that one of them is gone. */
export const routeIds: Fence = {
  name: 'route-ids',
  instead: 'Give each row of the route table a test of its own (docs/adr/0077).',
  check: tree =>
    tree.sources
      .filter(({ path }) => kindOf(path) === 'test')
      .flatMap(source =>
        textsIn(source.program)
          .map(text => ({ ...text, ids: routesOf(text.text) }))
          .filter(({ ids }) => ids.length > 1)
          .map(({ node, ids }) => ({
            path: source.path,
            line: source.lineOf(node),
            found: `${ids.join(', ')} in one test`,
          })),
      ),
}

const routesOf = (title: string) => [...new Set(idsAhead(title).filter(id => id.startsWith('ROUTE-')))]

interface Text {
  readonly node: Node
  readonly text: string
}

const breaches = ({ path, lineOf }: Source, texts: readonly Text[]): Breach[] =>
  texts.flatMap(({ node, text }) => idsAhead(text).map(id => ({ path, line: lineOf(node), found: id })))

/** The texts in a test call before its body; for `describe.each([…])`, those of the table too. */
function titlesOf(node: Node): Text[] {
  if (node.type !== 'CallExpression') return []
  return node.arguments.filter(({ type }) => !type.includes('Function')).flatMap(textsIn)
}

function textsIn(node: Node): Text[] {
  const text = textOf(node)
  return text === undefined ? children(node).flatMap(textsIn) : [{ node, text }]
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return node.quasis.map(each => each.value.raw).join('…')
  return undefined
}
