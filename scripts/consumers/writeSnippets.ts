import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES } from './packPackages.ts'

/** The code of a README's fenced blocks in TypeScript. */
export function snippetsOf(markdown: string): { extension: string; code: string }[] {
  return [...markdown.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, extension = '', code = '']) => ({
    extension,
    code,
  }))
}

/** Writes each snippet of the packages' READMEs as a module of the project, which compiles them. */
export function writeSnippets(root: string, project: string): void {
  const folder = join(project, 'snippets')
  mkdirSync(folder)
  for (const name of PACKAGES) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    for (const [at, { extension, code }] of snippetsOf(readme).entries())
      writeFileSync(join(folder, `${name}-${at + 1}.${extension}`), code)
  }
}
