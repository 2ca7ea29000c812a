import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { documents } from './repository/documents.ts'

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
      { label: 'Server rendering', slug: 'consumers/server-rendering' },
      { label: 'Testing', slug: 'consumers/testing' },
      { label: 'Theming', slug: 'consumers/theming' },
      { label: 'Upgrade', slug: 'consumers/upgrade' },
      { label: 'Packages', items: below('packages') },
    ],
  },
  { label: 'Partners', items: [{ label: 'Widgets', slug: 'partners/widgets' }] },
  {
    label: 'Designers',
    items: [{ label: 'Components', collapsed: true, items: below('designers/components') }],
  },
  { label: 'Operators', items: below('operators') },
  {
    label: 'Contributors',
    items: [
      ...below('contributors').filter(({ slug }) => !/\/(?:recipes|adr)\//.test(slug)),
      { label: 'Recipes', collapsed: true, items: below('contributors/recipes') },
      { label: 'Decisions', collapsed: true, items: below('contributors/adr') },
    ],
  },
]
