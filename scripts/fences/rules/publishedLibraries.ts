import type { Breach, Fence } from '../Fence.ts'
import type { Source } from '../Source.ts'
import { kindOf, walk } from '../Source.ts'

/** What runs in development, in tests and in production is the code that a library's authors published. */
export const publishedLibraries: Fence = {
  name: 'published-libraries',
  instead:
    'Use the library as it is published, by its public names; replace one that is too heavy, load it later, or pay for it (docs/adr/0078).',
  check: tree =>
    tree.sources.flatMap(source => [
      ...unsafeNames(source),
      ...(isBuild(source.path) ? changesOfLibraries(source) : []),
    ]),
}

const isBuild = (path: string) => kindOf(path) === 'configuration' && !path.startsWith('scripts/fences/')

/** Names that a library marks as its internals. */
const unsafeNames = ({ path, imports }: Source): Breach[] =>
  imports.flatMap(({ names, line }) =>
    names.filter(name => name.startsWith('UNSAFE_')).map(found => ({ path, line, found })),
  )

/** A plugin that rewrites code, an alias, or a pattern that picks files of dependencies. */
function changesOfLibraries(source: Source): Breach[] {
  const found: Breach[] = []
  const report = (node: { start: number }, what: string) =>
    found.push({ path: source.path, line: source.lineOf(node), found: what })
  walk(source.program, (node, around) => {
    if (
      node.type === 'Property' &&
      node.key.type === 'Identifier' &&
      /^(transform|alias)$/.test(node.key.name)
    )
      report(node, node.key.name)
    const isImported = around.some(each => each.type === 'ImportDeclaration')
    if (node.type === 'Literal' && !isImported && 'regex' in node && /node_modules/.test(node.raw ?? ''))
      report(node, 'a pattern for node_modules')
  })
  return found
}
