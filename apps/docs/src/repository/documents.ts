import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The astro commands run in the folder of this app. */
const repository = join(process.cwd(), '../..')

/** A page of the site that is made of what stands elsewhere in the repository. */
export interface Page {
  /** Its path on the site. */
  readonly slug: string
  readonly title: string
  /** Markdown below the title. */
  readonly body: string
}

/** A markdown document of the repository that is a page of the site. */
export interface RepositoryDocument extends Page {
  /** Its path in the repository. */
  readonly path: string
}

/** The text of a file of the repository. */
export const readRepository = (path: string): string => readFileSync(join(repository, path), 'utf8')

const nameOf = (path: string, ending = '.md') => posix.basename(path, ending).toLowerCase()

/** Where the documents of a pattern stand on the site. */
const places: readonly (readonly [pattern: string, slugOf: (path: string) => string])[] = [
  ['packages/*/README.md', path => posix.dirname(path)],
  ['docs/releases.md', () => 'consumers/upgrade'],
  ['apps/lucky-lounge-embed/README.md', () => 'partners/widgets'],
  ['packages/ui/src/primitives/*/*.spec.md', path => `designers/components/${nameOf(path, '.spec.md')}`],
  ['apps/server/README.md', () => 'operators/server'],
  ['docs/{operations,providers,scale,privacy}.md', path => `operators/${nameOf(path)}`],
  ['docs/security/asvs.md', () => 'operators/security'],
  ['README.md', () => 'contributors/repository'],
  ['{CONTRIBUTING,CODE_OF_CONDUCT,SECURITY}.md', path => `contributors/${nameOf(path).replaceAll('_', '-')}`],
  ['docs/{map,glossary,accessibility,accounts-forms}.md', path => `contributors/${nameOf(path)}`],
  ['docs/requirements/README.md', () => 'contributors/requirements'],
  ['docs/requirements/decisions.md', () => 'contributors/requirements/decisions'],
  ['apps/{web,sandbox}/README.md', path => `contributors/${posix.dirname(path)}`],
  ['docs/recipes/*.md', path => `contributors/recipes/${nameOf(path)}`],
  ['docs/adr/[0-9]*.md', path => `contributors/adr/${nameOf(path)}`],
]

function readDocument(path: string, slug: string): RepositoryDocument {
  const [, title, body] = /^# ([^\n]*)\n(.*)$/s.exec(readRepository(path)) ?? []
  if (title === undefined || body === undefined) throw new Error(`${path} does not begin with its title.`)
  return { path, slug, title: title.replaceAll('`', ''), body }
}

/** All documents of the repository that are pages, in the order of the places, then by name. */
export const documents: readonly RepositoryDocument[] = places.flatMap(([pattern, slugOf]) =>
  globSync(pattern, { cwd: repository })
    .toSorted()
    .map(path => readDocument(path, slugOf(path))),
)
