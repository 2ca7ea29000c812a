import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

const root = dirname(dirname(dirname(import.meta.dirname)))
const leftOut = new Set(['node_modules', 'dist', 'build', 'reports', 'storybook-static', 'test-results'])
const hiddenButNeeded = new Set(['.storybook', '.oxlintrc.json', '.oxfmtrc.json', '.gitignore'])

/** A copy of the checkout with the dependencies of this one: what is generated in it is checked as if it were here. */
export function copyRepository(): { folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  cpSync(root, folder, {
    recursive: true,
    filter: path => {
      const name = basename(path)
      if (path === root) return true
      return !leftOut.has(name) && (!name.startsWith('.') || hiddenButNeeded.has(name))
    },
  })
  for (const home of ['.', ...members('packages'), ...members('apps')]) linkDependencies(home, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

const members = (group: string) => readdirSync(join(root, group)).map(name => join(group, name))

/** Foreign packages are linked from this checkout; our own are the copy's. */
function linkDependencies(home: string, folder: string): void {
  const from = join(root, home, 'node_modules')
  const to = join(folder, home, 'node_modules')
  if (!existsSync(from)) return
  for (const entry of readdirSync(from)) {
    // Caches are written to, and belong to one checkout.
    if (entry.startsWith('.vite')) continue
    const names = entry.startsWith('@')
      ? readdirSync(join(from, entry)).map(name => join(entry, name))
      : [entry]
    for (const name of names) {
      const target = realpathSync(join(from, name))
      const inside = relative(root, target)
      const isOurs = /^(packages|apps)\//.test(inside) && !inside.includes('node_modules')
      mkdirSync(dirname(join(to, name)), { recursive: true })
      symlinkSync(isOurs ? join(folder, inside) : target, join(to, name))
    }
  }
}
