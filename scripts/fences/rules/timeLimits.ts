import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { children, kindOf, walk } from '../Source.ts'
import { chainOf } from '../testCalls.ts'

const limited = ['test', 'it', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']

/** A time limit written as a number does not scale with the machine's load, and fails a right product on a busy one. */
export const timeLimits: Fence = {
  name: 'time-limits',
  instead: 'Leave the time limit out, or take it from `limits` in scripts/testing/patience.ts.',
  check: tree => tree.sources.filter(({ path }) => kindOf(path) === 'test').flatMap(limitsIn),
}

function limitsIn(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    const limit = timeLimit(node)
    if (limit) found.push({ path: source.path, line: source.lineOf(node), found: limit })
  })
  return found
}

/** The number in `beforeAll(…, 60_000)`, `test('…', { timeout: 60_000 }, …)` and `test.setTimeout(60_000)`. */
function timeLimit(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const chain = chainOf(node.callee)
  if (!limited.includes(chain.at(-1) ?? '')) return undefined
  const options = node.arguments.filter(each => each.type === 'ObjectExpression').flatMap(children)
  const limits = [node.arguments.at(-1), ...options.map(timeoutOf)]
  const limit = limits.find(each => each?.type === 'Literal' && typeof each.value === 'number')
  return limit?.type === 'Literal' ? `${chain.toReversed().join('.')}(… ${limit.raw})` : undefined
}

const timeoutOf = (option: Node): Node | undefined =>
  option.type === 'Property' && option.key.type === 'Identifier' && option.key.name === 'timeout'
    ? option.value
    : undefined
