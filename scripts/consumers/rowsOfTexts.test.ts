import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(dirname(dirname(import.meta.dirname)), 'packages')
const read = (path: string) => readFileSync(join(packages, path), 'utf8')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: packages, exclude: path => path.endsWith('.test.ts') })

/** What a key may be that is named as a group (`field.*`), or that a rule puts together (`field.${field}`). */
const matching = (name: string) =>
  new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll(/\$\{\w+\}|\*/g, String.raw`[\w.]+`)}$`)

const texts = sources('domain-models/src/messages/en/*.ts').flatMap(path =>
  [...read(path).matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => ({ key, row: basename(path, '.ts') })),
)
const written = sources('forms-validation/src/**/*.ts')
  .flatMap(path => [...read(path).matchAll(/(['`])([a-z]\w*\.[\w.${}]+)\1/gi)])
  .map(([, , name = '']) => matching(name))

test('the README of forms-validation names the row of every text that an error can have, and no other', () => {
  const returned = texts.filter(({ key }) => written.some(pattern => pattern.test(key)))
  expect(returned.length).toBeGreaterThan(30)

  const rows = [...read('forms-validation/README.md').matchAll(/^\| `(\w+)` +\| (`.*`) +\|$/gm)]
  const named = rows.flatMap(([, row = '', names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ row, name })),
  )
  // A text that is named itself is not one of its group.
  const rowOf = (key: string) =>
    (named.find(({ name }) => name === key) ?? named.find(({ name }) => matching(name).test(key)))?.row
  expect(returned.map(({ key }) => ({ key, row: rowOf(key) }))).toEqual(returned)
  expect(named.filter(({ name }) => !returned.some(({ key }) => matching(name).test(key)))).toEqual([])
})
