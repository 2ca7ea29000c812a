/** The grid of docs/map.md as data: fences, generators and requirements read it here. */

export const rows = [
  'accounts',
  'profile',
  'identity',
  'activities',
  'surveys',
  'rewards',
  'promotions',
  'games',
  'tickets',
  'history',
  'lounge',
  'store',
  'location',
  'content',
  'shell',
] as const
export type Row = (typeof rows)[number]

export const isRow = (name: string): name is Row => rows.some(row => row === name)

/**
 * Texts of no single row, and those that only the server or one page shows: files of the catalogue beside the rows'.
 */
export const textsBesideRows: readonly string[] = [
  'controls',
  'dialogs',
  'digitalGames',
  'freeEntry',
  'home',
  'mails',
  'settings',
  'tour',
]

export interface Column {
  /** The folder of the package or app. */
  readonly home: string
  /** The folder in it whose first level is rows and named basics. */
  readonly source: string
  /** Our own packages that it may import; a package named here may be imported with all its subpaths. */
  readonly imports: readonly string[]
  /** The foreign packages that its shipped code may import, or those that it may never import. */
  readonly libraries: { readonly only: readonly string[] } | { readonly never: readonly string[] }
  /** Named basics beside the rows: a few, each for a reason. */
  readonly basics: readonly string[]
}

const own = (name: string) => `@players-club/${name}`
const react = ['react', 'react-dom', 'react-aria-components', 'react-router', 'swr', '@vanilla-extract']

export const columns: readonly Column[] = [
  {
    home: 'packages/domain-models',
    source: 'src',
    imports: [],
    libraries: { only: ['superstruct'] },
    basics: ['time', 'money', 'messages'],
  },
  {
    home: 'packages/forms-validation',
    source: 'src',
    imports: [own('domain-models')],
    libraries: { only: ['superstruct'] },
    basics: ['form'],
  },
  {
    home: 'packages/api-client',
    source: 'src',
    imports: [own('domain-models')],
    libraries: { only: ['superstruct'] },
    basics: ['client', 'endpoint', 'wire', 'openapi', 'fakes', 'testing'],
  },
  {
    home: 'packages/flow-hooks',
    source: 'src',
    imports: [own('domain-models'), own('forms-validation'), own('api-client')],
    libraries: { only: ['react', 'swr', 'superstruct', 'altcha-lib'] },
    basics: ['club', 'captcha', 'testing'],
  },
  {
    home: 'packages/ui',
    source: 'src',
    imports: [own('domain-models')],
    libraries: {
      only: ['react', 'react-dom', 'react-aria-components', 'lucide', '@vanilla-extract'],
    },
    basics: ['tokens', 'themes', 'sprinkles', 'primitives', 'art', 'messages', 'testing'],
  },
  {
    home: 'apps/web',
    source: 'app',
    imports: ['domain-models', 'forms-validation', 'api-client', 'flow-hooks', 'ui'].map(own),
    libraries: {
      never: ['react-aria-components', '@vanilla-extract/css', 'drizzle-orm', 'hono', 'superstruct'],
    },
    basics: [],
  },
  {
    home: 'apps/lucky-lounge-embed',
    source: 'src',
    imports: ['domain-models', 'forms-validation', 'api-client', 'flow-hooks', 'ui'].map(own),
    libraries: {
      never: ['react-aria-components', '@vanilla-extract/css', 'drizzle-orm', 'hono', 'react-router'],
    },
    basics: ['loader', 'frame', 'protocol', 'react'],
  },
  {
    home: 'apps/server',
    source: 'src',
    imports: ['domain-models', 'forms-validation', 'api-client/contract', 'api-client/openapi'].map(own),
    libraries: { never: react },
    basics: ['kernel', 'providers'],
  },
  {
    home: 'apps/sandbox',
    source: 'src',
    imports: [own('domain-models')],
    libraries: { never: [...react, 'drizzle-orm'] },
    basics: ['kernel', 'pages', 'services'],
  },
]

/** The order of the server's rows and basics: each may import those before it (docs/adr/0083). */
export const serverOrder: readonly string[] = [
  'kernel',
  'providers',
  'accounts',
  'activities',
  'promotions',
  'games',
  'profile',
  'identity',
  'location',
  'rewards',
  'tickets',
  'history',
  'surveys',
  'content',
  'shell',
  'lounge',
  'store',
]

/** What imports against that order, and the part of the source that it imports. */
export const serverExceptions: readonly (readonly [from: string, target: string])[] = [
  ['kernel', 'accounts/accounts.tables.ts'],
  ['accounts', 'profile/'],
  ['profile', 'identity/'],
]

export const columnOf = (path: string): Column | undefined =>
  columns.find(column => path.startsWith(`${column.home}/`))

/** The path inside the column's source folder, or undefined for files beside it (configuration, end-to-end tests). */
export function insideSource(path: string, column: Column): string | undefined {
  const folder = `${column.home}/${column.source}/`
  return path.startsWith(folder) ? path.slice(folder.length) : undefined
}
