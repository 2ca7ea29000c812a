import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'
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

/** The number in `beforeAll(…, 60_000)`, `test('…', …, 60_000)` and `test.setTimeout(60_000)`. */
function timeLimit(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const chain = chainOf(node.callee)
  if (!limited.includes(chain.at(-1) ?? '')) return undefined
  const last = node.arguments.at(-1)
  return last?.type === 'Literal' && typeof last.value === 'number'
    ? `${chain.toReversed().join('.')}(… ${last.raw})`
    : undefined
}
