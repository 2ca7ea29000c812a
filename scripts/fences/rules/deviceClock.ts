import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** Keeps the offset from the server's time. */
const OWNER = 'packages/flow-hooks/src/club/browser/createBrowserClock.ts'
const columns = /^(packages\/[\w-]+\/src|apps\/web\/app|apps\/lucky-lounge-embed\/src)\//

/** A device's clock may be wrong by an hour: what is compared with a server's time asks the club's clock. */
export const deviceClock: Fence = {
  name: 'device-clock',
  instead:
    'Take the server’s time: `clock.now()` or `useNow()` of the club, `now()` of the pageContext in a loader. A duration is measured by `clock.elapsed()` or `performance.now()`.',
  check: tree =>
    tree.sources
      .filter(({ path }) => columns.test(path) && path !== OWNER && kindOf(path) === 'shipped')
      .flatMap(readsOf),
}

function readsOf(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    const read = readOf(node)
    if (read) found.push({ path: source.path, line: source.lineOf(node), found: read })
  })
  return found
}

function readOf(node: Node): string | undefined {
  if (node.type === 'NewExpression' && node.arguments.length === 0 && isDate(node.callee)) return 'new Date()'
  if (node.type === 'CallExpression' && isDate(node.callee)) return 'Date()'
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  return isDate(node.object) && node.property.name === 'now' ? 'Date.now' : undefined
}

const isDate = (node: Node) => node.type === 'Identifier' && node.name === 'Date'
