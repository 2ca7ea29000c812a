import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const root = dirname(dirname(import.meta.dirname))
const stories = join(root, 'packages/ui')

/** The pages and widgets that wear the lounge's theme, and the layouts around them. */
const SHOWN_IN_THE_LOUNGE = [
  'apps/web/app/root.tsx',
  'apps/web/app/shell/{bare,club,open}.layout.tsx',
  'apps/web/app/{lounge,store}/**/*.tsx',
  'apps/lucky-lounge-embed/src/**/*.tsx',
]

/** If one of these is missing, the imports are not read as they are written. */
const CERTAIN = [
  'lounge/LobbyView',
  'store/StoreView',
  'shell/Header',
  'identity/IdentityDialog',
  'primitives/Button',
]

/** The story files of all that the lounge's pages import, directly or through others, relative to this package. */
export function storiesInTheLounge(): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /\b(?:from|import|import\()\s*'([^']+)'/g,
    ))
      for (const imported of filesOf(name, path)) visit(imported)
  }
  for (const path of globSync(SHOWN_IN_THE_LOUNGE, { cwd: root, exclude: ['**/*.test.tsx'] }))
    visit(join(root, path))
  const found = globSync('src/**/*.stories.tsx', { cwd: stories }).filter(path =>
    [...seen].some(each => dirname(each) === join(stories, dirname(path))),
  )
  for (const name of CERTAIN)
    if (!found.some(path => dirname(path) === join('src', name)))
      throw new Error(`${name} is shown in the lounge, and was not found among what its pages import.`)
  return found
}

function filesOf(name: string, importer: string): string[] {
  if (name.startsWith('.')) return [resolve(dirname(importer), name)]
  const [, path] = /^@players-club\/ui\/(.+)$/.exec(name) ?? []
  if (path === undefined) return []
  const folder = join(stories, 'src', path)
  return [join(folder, 'index.ts'), join(folder, `${basename(path)}.tsx`)]
}
