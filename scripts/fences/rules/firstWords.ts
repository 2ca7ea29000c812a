import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** The first use of Intl loads the browser's language data, which takes a tenth of a second on a slow phone. */
export const firstWords: Fence = {
  name: 'first-words',
  instead:
    'Write it with `writeNumber`, `formatCurrency`, `formatPoints`, `formatShortDate` or another of domain-models (docs/adr/0042).',
  check: tree =>
    tree.sources
      .filter(({ path }) => path.startsWith('packages/') && kindOf(path) === 'shipped')
      .flatMap(writtenByIntl),
}

function writtenByIntl(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return
    const { name } = node.property
    const isIntl = node.object.type === 'Identifier' && node.object.name === 'Intl'
    if (isIntl ? /^(Number|DateTime)Format$/.test(name) : /^toLocale(Date|Time)?String$/.test(name))
      found.push({ path: source.path, line: source.lineOf(node), found: name })
  })
  return found
}
