import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/**
 * A CSS filter is repainted with everything that moves on the page: a spinner above a page of tickets cost twenty
 * times the work.
 */
export const filters: Fence = {
  name: 'filters',
  instead: 'Use a shadow of the theme (`boxShadow: vars.shadow.medium`), or an opaque surface.',
  check: tree =>
    tree.sources
      .filter(({ path }) => path.endsWith('.css.ts') && kindOf(path) === 'shipped')
      .flatMap(filtersIn),
}

function filtersIn(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier') return
    if (!/^(backdropF|f)ilter$/.test(node.key.name)) return
    found.push({ path: source.path, line: source.lineOf(node), found: node.key.name })
  })
  return found
}
