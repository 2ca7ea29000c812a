import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { documents } from './repository/documents.ts'
import { referencedPackages } from './repository/referencePages.ts'

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>

const below = (folder: string) =>
  documents
    .filter(({ slug }) => slug.startsWith(`${folder}/`))
    .map(({ slug, title }) => ({ label: title, slug }))

/** What each kind of reader finds. */
export const sidebar: Sidebar = [
  {
    label: 'Consumers',
    items: [
      { label: 'Vite', slug: 'consumers/vite' },
      { label: 'Next', slug: 'consumers/next' },
      { label: 'Node', slug: 'consumers/node' },
      { label: 'Vitest', slug: 'consumers/vitest' },
      { label: 'Examples', slug: 'consumers/examples' },
      { label: 'Server rendering', slug: 'consumers/server-rendering' },
      { label: 'Testing', slug: 'consumers/testing' },
      { label: 'Theming', slug: 'consumers/theming' },
      { label: 'Flows without our views', slug: 'consumers/flows' },
      { label: 'Upgrade', slug: 'consumers/upgrade' },
      { label: 'Packages', items: below('packages') },
    ],
  },
  {
    label: 'Reference',
    items: [
      { label: 'The API', slug: 'reference/api' },
      ...referencedPackages.map(name => ({ label: name, slug: `reference/${name}` })),
    ],
  },
  { label: 'Partners', items: [{ label: 'Widgets', slug: 'partners/widgets' }] },
  {
    label: 'Designers',
    items: [
      { label: 'Components and tokens', slug: 'designers' },
      { label: 'Specifications', slug: 'designers/components' },
    ],
  },
  { label: 'Operators', items: below('operators') },
  {
    label: 'Contributors',
    items: [
      ...below('contributors').filter(({ slug }) => !/\/(?:recipes|adr)\//.test(slug)),
      { label: 'Recipes', slug: 'contributors/recipes' },
      { label: 'Decisions', slug: 'contributors/adr' },
    ],
  },
]
