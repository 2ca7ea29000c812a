import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './Source.ts'
import { parseSource } from './Source.ts'

/** The files that people write, with parsed sources. Paths are relative to the root, with slashes. */
export interface Tree {
  readonly files: readonly string[]
  readonly sources: readonly Source[]
  /** The documents about the repository: those at the root, in docs/, and the README of each package and app. */
  readonly documents: readonly string[]
  has(path: string): boolean
  source(path: string): Source | undefined
  text(path: string): string
  /** Whether there is such a file or folder, also one that `files` leaves out. */
  exists(path: string): boolean
}

const generated = new Set([
  'node_modules',
  'dist',
  'build',
  'reports',
  'coverage',
  'storybook-static',
  'test-results',
])
const roots = ['packages', 'apps', 'scripts', 'docs']
const isDocument = (path: string) => /^(?:docs\/.*\.md|(?:packages|apps)\/[^/]+\/README\.md)$/.test(path)

/** Whether a path leads to what a command makes: it may be there or not. */
export const isGenerated = (path: string) => path.split('/').some(part => generated.has(part))

export function readTree(root: string): Tree {
  const files = roots.flatMap(folder => list(root, folder))
  const texts = new Map<string, string>()
  const text = (path: string) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const read = readFileSync(join(root, path), 'utf8')
    texts.set(path, read)
    return read
  }
  const sources = files.filter(isSource).map(path => parseSource(path, text(path)))
  const byPath = new Map(sources.map(source => [source.path, source]))
  const present = new Set(files)
  return {
    files,
    sources,
    documents: [...rootDocuments(root), ...files.filter(isDocument)],
    has: path => present.has(path),
    source: path => byPath.get(path),
    text,
    exists: path => existsSync(join(root, path)),
  }
}

const isSource = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts')

const rootDocuments = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap(entry =>
    entry.isFile() && entry.name.endsWith('.md') ? [entry.name] : [],
  )

function list(root: string, folder: string): string[] {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    // A fixture has only the folders that its test is about.
    return []
  }
  return entries.flatMap(entry => {
    if (entry.name.startsWith('.') || entry.name === 'migrations' || generated.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? list(root, path) : entry.isFile() ? [path] : []
  })
}
