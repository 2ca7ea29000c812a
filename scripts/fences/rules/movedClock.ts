import type { Node } from 'oxc-parser'
import { readsOf } from '../clockReads.ts'
import type { Fence } from '../Fence.ts'

/** The jobs of a server whose clock was moved have closed draws and ended sessions of the tests that follow. */
export const movedClock: Fence = {
  name: 'moved-clock',
  instead: 'Use the fixture `advanceClock` of scripts/testing/world.ts, in a project with `movesClock`.',
  check: tree =>
    tree.sources
      .filter(({ path }) => /^apps\/[^/]+\/e2e\//.test(path))
      .flatMap(source => readsOf(source, clockAddress)),
}

/** The address of the sandbox's clock; `/clock.json` only tells the time. */
function clockAddress(node: Node): string | undefined {
  const text = textOf(node)
  return text?.endsWith('/clock') ? text : undefined
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? node.value.raw : undefined
}
