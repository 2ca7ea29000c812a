import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PACKAGES } from './packPackages.ts'

interface Snippet {
  readonly extension: string
  readonly code: string
}

/** The code of a document's fenced blocks in TypeScript. */
export function snippetsOf(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, extension = '', code = '']) => ({
    extension,
    code,
  }))
}

/** The examples above the exports of a source. */
export function examplesOf(source: string): (Snippet & { readonly name: string })[] {
  const documented = /^\/\*\*\n((?: \*(?!\/).*\n)*) \*\/\nexport (?:async )?\w+ (\w+)/gm
  return [...source.matchAll(documented)].flatMap(([, comment = '', name = '']) => {
    const [, ...examples] = comment.replaceAll(/^ \* ?/gm, '').split(/^@example\n/m)
    return examples.flatMap(snippetsOf).map(snippet => ({ name, ...snippet }))
  })
}

/** The documents whose code a consumer copies: the packages' READMEs, and the pages of the documentation site. */
const documents = (root: string): { name: string; path: string }[] => [
  ...PACKAGES.map(name => ({ name, path: join(root, 'packages', name, 'README.md') })),
  ...globSync(join(root, 'apps/docs/src/content/docs/**/*.{md,mdx}')).map(path => ({
    name: `site-${basename(path).replace(/\.\w+$/, '')}`,
    path,
  })),
]

/** Writes each snippet of the documents, and each example of the packages' exports, as a module of the project. */
export function writeSnippets(root: string, project: string): void {
  const folder = join(project, 'snippets')
  mkdirSync(folder)
  const write = (name: string, { extension, code }: Snippet) =>
    writeFileSync(join(folder, `${name}.${extension}`), code, { flag: 'wx' })
  for (const { name, path } of documents(root))
    for (const [at, snippet] of snippetsOf(readFileSync(path, 'utf8')).entries())
      write(`${name}-${at + 1}`, snippet)
  for (const name of PACKAGES)
    for (const source of sourcesIn(join(root, 'packages', name, 'src')))
      for (const example of examplesOf(readFileSync(source, 'utf8')))
        write(`${name}-${example.name}`, example)
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path))
