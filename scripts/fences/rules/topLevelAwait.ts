import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

const inBrowsers = /^(packages\/[\w-]+\/src|apps\/web\/app|apps\/lucky-lounge-embed\/src)\//

/** WebKit evaluates such a module again and again, without end, once its frame or window is closed during the wait. */
export const topLevelAwait: Fence = {
  name: 'top-level-await',
  instead:
    'Write void start().then(…). In WebKit, a frame that is removed while its module waits freezes the page around it: see docs/adr/0109-no-top-level-await.md.',
  check: tree =>
    tree.sources
      .filter(({ path }) => inBrowsers.test(path) && kindOf(path) === 'shipped')
      .flatMap(topLevelAwaits),
}

function topLevelAwaits(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, (node, around) => {
    if (isAwait(node) && !around.some(isFunction))
      found.push({ path: source.path, line: source.lineOf(node), found: 'await outside of a function' })
  })
  return found
}

const isAwait = (node: Node) =>
  node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)

const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
