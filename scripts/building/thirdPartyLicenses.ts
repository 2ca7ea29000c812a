import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

export const LICENSES_FILE = 'third-party-licenses.txt'

const NODE_MODULES = `${sep}node_modules${sep}`
const LICENSE_NAME = /^(?:licen[cs]e|copying|notice)(?:[-.](?:md|txt|mit|isc))?$/i

interface Notice {
  /** The name and version of a package, or the name of a font. */
  readonly title: string
  readonly text: string
}

/**
 * The licenses of what others wrote among files: of packages in node_modules, and of fonts, whose license lies beside
 * them. Each text stands once. Throws where there is none, so that nothing is bundled without its notice.
 */
export function thirdPartyLicenses(files: Iterable<string>): string {
  const textByTitle = new Map<string, string>()
  for (const file of files) {
    const notice = noticeOf(file)
    if (notice) textByTitle.set(notice.title, notice.text)
  }
  const titles = [...textByTitle.keys()].sort()
  const titlesByText = Map.groupBy(titles, title => textByTitle.get(title) ?? '')
  return [...titlesByText]
    .map(([text, covered]) => `${covered.join('\n')}\n${'-'.repeat(80)}\n\n${text}\n`)
    .join('\n\n')
}

function noticeOf(file: string): Notice | undefined {
  if (file.includes(NODE_MODULES)) return packageNotice(packageFolder(file))
  if (!file.endsWith('.woff2')) return undefined
  const license = file.replace(/\.woff2$/, '.LICENSE.txt')
  if (!existsSync(license)) throw new Error(`${file} is bundled without a license: ${license} is missing.`)
  const [name = ''] = file.split(sep).slice(-1)
  return { title: `Font ${name}`, text: readFileSync(license, 'utf8').trim() }
}

function packageNotice(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const title = `${manifest.name} ${manifest.version} (${manifest.license ?? 'license as below'})`
  const names = readdirSync(folder).filter(name => LICENSE_NAME.test(name))
  if (names.length === 0)
    throw new Error(`${title} is bundled without a license: ${folder} has no such file.`)
  const texts = names.map(name => readFileSync(join(folder, name), 'utf8').trim())
  return { title, text: texts.join('\n\n') }
}

/** The folder of the package that a file is part of: a folder inside may have a package.json without a name. */
function packageFolder(file: string): string {
  const at = file.lastIndexOf(NODE_MODULES) + NODE_MODULES.length
  const [scope = '', name = ''] = file.slice(at).split(sep)
  return join(file.slice(0, at), scope.startsWith('@') ? join(scope, name) : scope)
}

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/** The files that a bundle is made of. */
function filesOf(bundle: Bundle, root: string): string[] {
  return Object.values(bundle).flatMap(output => {
    if (output.type === 'asset') return output.originalFileNames.map(name => join(root, name))
    // Styles end up in files of their own, and nothing of them is left in the chunk.
    return Object.entries(output.modules).flatMap(([id, { renderedLength }]) => {
      const [path = ''] = id.split('?')
      return !path.startsWith('\0') && (renderedLength > 0 || path.endsWith('.css')) ? [path] : []
    })
  })
}

/** Workers are bundled one by one, before the bundle that starts them is written. */
const filesOfWorkers: string[] = []

/** For `worker.plugins`: lists what workers contain with the rest. */
export const workerLicenses: Plugin = {
  name: 'third-party-licenses-of-workers',
  generateBundle(_, bundle) {
    filesOfWorkers.push(...filesOf(bundle, this.environment.config.root))
  },
}

/** Puts the licenses of all that a bundle contains beside it. */
export const licenses: Plugin = {
  name: 'third-party-licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const files = [...filesOf(bundle, this.environment.config.root), ...filesOfWorkers]
    const source = thirdPartyLicenses(files)
    if (source !== '') this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source })
  },
}
