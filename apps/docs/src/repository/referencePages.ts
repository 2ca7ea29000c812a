import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Page } from './documents.ts'
import { addressOf } from './rewriteLinks.ts'

/** What TypeDoc wrote, by the paths of the sources. */
const folder = join(process.cwd(), 'reference')

interface Module {
  /** Of TypeDoc's file, such as `ui/src/primitives/Button/Button.md`. */
  readonly path: string
  readonly packageName: string
  /** As it is found below its package: `primitives/Button`. */
  readonly name: string
}

/** A component's file is an entry of its package; the files beside it are its own. */
const isPublic = (path: string) => !/^ui\/src\/[^/]+\/[^/]+\//.test(path) || /\/(\w+)\/\1\.md$/.test(path)

function moduleAt(path: string): Module {
  const [, packageName = '', inside = ''] = /^([\w-]+)\/src(?:\/(.+))?\.md$/.exec(path) ?? []
  return { path, packageName, name: inside.replace(/\/(\w+)\/\1$/, '/$1') }
}

const slugOf = ({ packageName, name }: Module) =>
  `reference/${packageName}${name === '' ? '' : `/${name.toLowerCase()}`}`

/** Packages whose folders are entries; the others have one entry for all. */
const WITH_ENTRIES = ['flow-hooks', 'ui']

const titleOf = ({ packageName, name }: Module) => {
  if (name === '') return `@players-club/${packageName}: reference`
  return WITH_ENTRIES.includes(packageName)
    ? `@players-club/${packageName}/${name}`
    : `@players-club/${packageName}: ${name}`
}

/** All modules that a consumer can import, or that a package's only entry is made of. */
const modules: readonly Module[] = globSync('**/*.md', { cwd: folder })
  .filter(path => path !== 'README.md' && isPublic(path))
  .toSorted()
  .map(moduleAt)

const slugs = new Map(modules.map(module => [module.path, slugOf(module)]))

/** Links between TypeDoc's files lead to pages; what is not public has none. */
const linked = (markdown: string, from: string) =>
  markdown.replaceAll(
    /\[([^\][]*)\]\(([^()\s]+\.md)(#[^()\s]*)?\)/g,
    (_, text: string, target: string, anchor = '') => {
      const slug = slugs.get(posix.join(posix.dirname(from), target))
      return slug === undefined ? text : `[${text}](${addressOf(slug)}${anchor})`
    },
  )

const body = ({ path }: Module) => {
  const [, ...lines] = readFileSync(join(folder, path), 'utf8').split('\n')
  return linked(lines.join('\n'), path)
}

function listPage(packageName: string): Page {
  const own = modules.filter(module => module.packageName === packageName && module.name !== '')
  return {
    slug: `reference/${packageName}`,
    title: `@players-club/${packageName}: reference`,
    body: own.map(module => `- [${module.name}](${addressOf(slugOf(module))})`).join('\n'),
  }
}

/** The packages that have a reference. */
export const referencedPackages: readonly string[] = [
  ...new Set(modules.map(({ packageName }) => packageName)),
]

/** The pages of the packages' reference, and a list for each package of more than one page. */
export const referencePages = (): readonly Page[] => [
  ...modules.map(module => ({ slug: slugOf(module), title: titleOf(module), body: body(module) })),
  ...referencedPackages
    .filter(name => modules.every(module => module.packageName !== name || module.name !== ''))
    .map(listPage),
]
