import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** Flows render nothing, and apps contain no style sheets. */
export const thinness: Fence = {
  name: 'thinness',
  instead:
    'Markup and CSS live in packages/ui: a flow returns facts and verbs, a route or widget hands them to one view.',
  check: tree => [
    ...tree.files
      .filter(path => /^(apps\/(web|lucky-lounge-embed)|packages\/flow-hooks)\/.*\.css(\.ts)?$/.test(path))
      .map(path => ({ path, line: 1, found: 'a style sheet outside of packages/ui' })),
    ...tree.sources
      .filter(({ path }) => /^packages\/flow-hooks\/src\/.*\.tsx$/.test(path) && kindOf(path) === 'shipped')
      .flatMap(markup),
  ],
}

function markup(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, node => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return
    if (!/^[a-z]/.test(node.name.name)) return
    found.push({ path: source.path, line: source.lineOf(node), found: `<${node.name.name}> in a flow` })
  })
  return found
}
