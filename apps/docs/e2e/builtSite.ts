import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** A page as it was built. */
export interface BuiltPage {
  /** Its address on the server. */
  readonly path: string
  readonly html: string
}

const pathOf = (file: string) => `/developers/${file.replace(/index\.html$/, '')}`

/** All pages of the built site. */
export const builtPages = (): readonly BuiltPage[] =>
  globSync('**/*.html', { cwd: dist })
    .toSorted()
    .map(file => ({ path: pathOf(file), html: readFileSync(`${dist}/${file}`, 'utf8') }))

/** The addresses of all files of the built site that are no pages. */
export const builtFiles = (): readonly string[] =>
  globSync('**/*.*', { cwd: dist })
    .filter(file => !/\.(?:html|br|gz)$/.test(file))
    .map(file => `/developers/${file}`)
