import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Of package.json, what decides how a consumer installs and imports the package. */
const MANIFEST_KEYS = [
  'type',
  'engines',
  'exports',
  'sideEffects',
  'bin',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
]

/** Declarations are compared by their API reports; sources and maps are packed for debuggers, documents for readers. */
const isLeftOut = (path: string) => /^src\/|\.(?:map|md|d\.ts)$|^package\.json$|^LICENSE$/.test(path)

/** What has changed in the built output of a package between two unpacked tarballs: files, or keys of package.json. */
export function outputChanges(before: string, after: string): string[] {
  const [was, is] = [outputOf(before), outputOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter(name => was.get(name) !== is.get(name)).sort()
}

function outputOf(folder: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const keys = MANIFEST_KEYS.map((key): [string, string] => [
    `package.json: ${key}`,
    settingOf(manifest[key]),
  ])
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(path => !isLeftOut(path))
    .map((path): [string, string] => [path, contentOf(folder, path)])
  return new Map([...keys, ...files])
}

/** Versions of our own packages grow with each release. */
const settingOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, each: unknown) => (key.startsWith('@players-club/') ? '' : each))

function contentOf(folder: string, path: string): string {
  const content = readFileSync(join(folder, path))
  if (extname(path) !== '.js') return content.toString('base64')
  const code = content.toString('utf8')
  const { comments } = parseSync(path, code)
  const pieces = comments.map(({ end }, at) => code.slice(end, comments[at + 1]?.start))
  return [code.slice(0, comments[0]?.start), ...pieces].join('').replaceAll(/\s+/g, ' ')
}
