import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

const flows = 'packages/flow-hooks/src/'

/** The first has the addresses of the club's own pages; the second asks a server's address that is no page. */
const OWNERS: readonly string[] = [`${flows}club/ClubPaths.ts`, `${flows}club/browser/isServerReached.ts`]

/** An application with other routes gives its own addresses: flows know none of them. */
export const routeAddresses: Fence = {
  name: 'route-addresses',
  instead: 'Take the address from `useClub().paths`, and name a new one in club/ClubPaths.ts.',
  check: tree =>
    tree.sources
      .filter(({ path }) => path.startsWith(flows) && !OWNERS.includes(path) && kindOf(path) === 'shipped')
      .flatMap(addressesIn),
}

function addressesIn(source: Source): Breach[] {
  const found: Breach[] = []
  // A path is recognized by its slash: that is no address.
  const tests = new Set<Node>()
  walk(source.program, node => {
    if (node.type === 'CallExpression' && isTest(node.callee))
      for (const each of node.arguments) tests.add(each)
    const text = textOf(node)
    if (text === undefined || !/^\/(?![/\\])/.test(text) || tests.has(node)) return
    found.push({ path: source.path, line: source.lineOf(node), found: `the address ${text}` })
  })
  return found
}

const isTest = (callee: Node) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  ['startsWith', 'endsWith', 'includes'].includes(callee.property.name)

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined
}
