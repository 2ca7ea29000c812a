import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Writes each snippet of the packages' READMEs, and each example of their exports, as a module of the project. */
export function writeSnippets(root: string, project: string): void {
  const folder = join(project, 'snippets')
  mkdirSync(folder)
  const write = (name: string, { extension, code }: Snippet) =>
    writeFileSync(join(folder, `${name}.${extension}`), code, { flag: 'wx' })
  for (const name of PACKAGES) {
    const home = join(root, 'packages', name)
    const readme = readFileSync(join(home, 'README.md'), 'utf8')
    for (const [at, snippet] of snippetsOf(readme).entries()) write(`${name}-${at + 1}`, snippet)
    for (const source of sourcesIn(join(home, 'src')))
      for (const example of examplesOf(readFileSync(source, 'utf8')))
        write(`${name}-${example.name}`, example)
  }
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => join(folder, path))
