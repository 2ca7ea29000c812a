import type { Node } from 'oxc-parser'
import { clockRead, readsOf } from '../clockReads.ts'
import type { Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf } from '../Source.ts'

/** Tests that are about real time, and why. */
const KILLED = 'A process that is killed in the middle keeps real time, and its next one is compared with it.'
const SERVED = 'The server and the browser of a browser test keep real time.'
const onRealTime: Readonly<Record<string, string>> = {
  'apps/server/src/kernel/jobs/jobs.test.ts': 'A lease ends by the clock of its database.',
  'apps/server/test/crash/buyer.ts': KILLED,
  'apps/server/test/crash/orders.test.ts': KILLED,
  'apps/server/test/crash/plays.test.ts': KILLED,
  'apps/server/test/crash/redeemer.ts': KILLED,
  'apps/server/test/crash/spender.ts': KILLED,
  'apps/server/test/main.test.ts': 'A started server keeps real time, and its demo world is filled by it.',
  'apps/web/e2e/history.spec.ts': SERVED,
  'apps/web/e2e/journeys/accounts/signIn.spec.ts': SERVED,
  'apps/web/e2e/outage.spec.ts': SERVED,
}

/** A test that reads the real clock proves something else tomorrow, and on some days nothing. */
export const testClock: Fence = {
  name: 'test-clock',
  instead:
    'Pass a clock, or write the moment down. List a test that is about real time, with its reason, in scripts/fences/rules/testClock.ts.',
  check: tree =>
    tree.sources
      .filter(({ path }) => ['test', 'story'].includes(kindOf(path)) && !(path in onRealTime))
      .flatMap(source => readsOf(source, node => clockRead(node) ?? calendarRead(source, node))),
}

function calendarRead(source: Source, node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const { name } = node.callee
  if (!['now', 'today'].includes(name)) return undefined
  const isOfCalendar = source.imports.some(
    ({ specifier, names }) => specifier === '@internationalized/date' && names.includes(name),
  )
  return isOfCalendar ? `${name}()` : undefined
}
