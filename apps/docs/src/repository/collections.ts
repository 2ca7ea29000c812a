import { documents, type Page } from './documents.ts'
import { addressOf, rewriteLinks } from './rewriteLinks.ts'

interface Part {
  /** The document and its section. */
  readonly path: string
  readonly section: string
  /** The heading on the page. */
  readonly heading: string
}

/** What several READMEs say about one subject, on one page. */
const subjects: readonly { slug: string; title: string; parts: readonly Part[] }[] = [
  {
    slug: 'consumers/server-rendering',
    title: 'Server rendering',
    parts: [
      { path: 'packages/ui/README.md', section: 'Server rendering', heading: 'Components' },
      { path: 'packages/flow-hooks/README.md', section: 'Server rendering', heading: 'Flows' },
    ],
  },
  {
    slug: 'consumers/testing',
    title: 'Testing',
    parts: [
      { path: 'packages/ui/README.md', section: 'Testing', heading: 'Components' },
      { path: 'packages/flow-hooks/README.md', section: 'Testing', heading: 'Flows' },
      { path: 'packages/api-client/README.md', section: 'Testing', heading: 'Calls' },
    ],
  },
  {
    slug: 'consumers/theming',
    title: 'Theming',
    parts: [
      { path: 'packages/ui/README.md', section: 'Styles', heading: 'Styles' },
      { path: 'packages/ui/README.md', section: 'Theming', heading: 'Themes' },
    ],
  },
]

/** The text below a heading of the second level, up to the next one. */
function sectionOf({ path, section }: Part): string {
  const body = documents.find(each => each.path === path)?.body ?? ''
  const text = body
    .split(/^## /m)
    .find(each => each.startsWith(`${section}\n`))
    ?.slice(section.length)
  if (text === undefined) throw new Error(`${path} has no section "${section}".`)
  return rewriteLinks(text, path)
}

const listOf = (folder: string) =>
  documents
    .filter(({ slug }) => slug.startsWith(`${folder}/`))
    .map(({ slug, title }) => `- [${title}](${addressOf(slug)})`)
    .join('\n')

/** Pages made of parts of documents, and lists of documents. */
export const collectedPages = (): readonly Page[] => [
  ...subjects.map(({ slug, title, parts }) => ({
    slug,
    title,
    body: parts.map(part => `## ${part.heading}\n\n${sectionOf(part)}`).join('\n'),
  })),
  { slug: 'contributors/recipes', title: 'Recipes', body: listOf('contributors/recipes') },
  { slug: 'contributors/adr', title: 'Decisions', body: listOf('contributors/adr') },
  { slug: 'designers/components', title: 'Components', body: listOf('designers/components') },
]
