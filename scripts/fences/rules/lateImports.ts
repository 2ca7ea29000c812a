import type { Node } from 'oxc-parser'
import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

const wrappers = ['loadLate', 'clubDialog', 'lazyDialog']
/** What browsers run. */
const inBrowsers =
  /^(packages\/(?:domain-models|ui|flow-hooks)\/src|apps\/(?:web\/app|lucky-lounge-embed\/src))\//
/** A table of the rows' files, which createTexts loads. */
const CATALOGUE = 'packages/domain-models/src/messages/loadCatalogue.ts'

/** A bare `import()` fails for good once a newer release has replaced its file, without an explanation to the player. */
export const lateImports: Fence = {
  name: 'late-imports',
  instead: `Write loadLate(() => import('…')), or clubDialog and lazyDialog for a dialog: they try again, reload the page and say what failed. See docs/adr/0089-late-code.md.`,
  check: tree =>
    tree.sources
      .filter(({ path }) => inBrowsers.test(path) && path !== CATALOGUE && kindOf(path) === 'shipped')
      .flatMap(bareImports),
}

function bareImports(source: Source): Breach[] {
  const found: Breach[] = []
  walk(source.program, (node, around) => {
    if (node.type === 'ImportExpression' && !around.some(isWrapper))
      found.push({ path: source.path, line: source.lineOf(node), found: 'import() without a wrapper' })
  })
  return found
}

const isWrapper = (node: Node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && wrappers.includes(node.callee.name)
