import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compareApi } from './compareApi.ts'
import { readApi } from './readApi.ts'
import { parseReport, writeReport } from './report.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The API of a package with these declarations in `dist`; its entry is `index.d.ts`, if no others are given. */
function apiOf(
  files: Record<string, string>,
  exports: Record<string, string | { types: string; default?: string }> = {
    '.': { types: './dist/index.d.ts' },
  },
) {
  rmSync(folder, { recursive: true })
  const all = { 'package.json': JSON.stringify({ publishConfig: { exports } }), ...files }
  for (const [path, text] of Object.entries(all)) {
    const file = join(folder, path.endsWith('.json') ? path : join('dist', path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return readApi(folder)
}

const texts = (files: Record<string, string>) => apiOf(files).map(({ text }) => text)

/** What changed between two versions of `index.d.ts`, each as "level: what". */
const changes = (before: string, after: string) =>
  compareApi(apiOf({ 'index.d.ts': before }), apiOf({ 'index.d.ts': after })).map(
    ({ level, what }) => `${level}: ${what}`,
  )

describe('the report of an API', () => {
  test('follows names through barrels, to each declaration once', () => {
    const files = {
      'index.d.ts': "export * from './games/index.ts';\nexport { Play as GamePlay } from './games/Play.ts';",
      'games/index.d.ts':
        "export { play } from './Play.ts';\nexport type { Play } from './Play.ts';\nexport * as all from './Play.ts';",
      'games/Play.d.ts':
        '/** A play. */\nexport interface Play {\n    id: string;\n}\nexport declare function play(): Play;\n',
    }
    expect(texts(files)).toEqual([
      'interface Play {\n  id: string;\n}',
      'namespace all {\n  export { Play }\n  export { play }\n}',
      'function play(): Play;',
    ])
  })

  test('names the entries that export a declaration, and those of a pattern by their names', () => {
    const files = {
      'index.d.ts': "export * from './rows/Card/Card.ts';",
      'rows/Card/Card.d.ts': 'export declare const card: Inner;\ninterface Inner {\n    a: 1;\n}',
      'rows/Card/other.d.ts': 'export declare const other: 1;',
    }
    const api = apiOf(files, {
      '.': { types: './dist/index.d.ts' },
      './rows/*': { types: './dist/rows/*/*.d.ts' },
    })
    expect(api.map(({ name, entries }) => [name, entries])).toEqual([
      ['Inner', []],
      ['card', ['.', './rows/Card']],
    ])
  })

  test('lists style sheets and data, which are gone where their files are', () => {
    const exports = {
      './styles.css': './dist/styles.css',
      './css/*.css': { types: './dist/css.d.ts', default: './dist/css/*.css' },
      './all/*': './dist/css/*',
    }
    const types = { 'css.d.ts': 'export {}' }
    const before = apiOf({ ...types, 'styles.css': '', 'css/a.css': '', 'css/b.css': '' }, exports)
    expect(before.map(({ name }) => name)).toEqual([
      './all/a.css',
      './all/b.css',
      './css/a.css',
      './css/b.css',
      './styles.css',
    ])
    expect(parseReport(writeReport('a-package', before))).toEqual(before)
    const after = apiOf({ ...types, 'styles.css': '', 'css/a.css': '' }, exports)
    expect(compareApi(before, after)).toEqual([
      { level: 'major', what: './all/b.css is gone' },
      { level: 'major', what: './css/b.css is gone' },
    ])
  })

  test('leaves out comments, the words of texts, schemas of structs and the structs of calls', () => {
    const files = {
      'index.d.ts': [
        'export declare const texts: {\n    readonly \'a.key\': "Some words.";\n    readonly tone: "loud";\n};',
        'export declare const point: import("superstruct").Struct<{\n    x: number; // of the left\n}, {\n    x: 1;\n}>;',
        'export declare const call: {\n    readonly body: import("superstruct").Struct<{\n        x: number;\n    }, null>;\n};',
      ].join('\n'),
    }
    expect(texts(files)).toEqual([
      'const call: {\n  readonly body: Struct;\n};',
      'const point: Struct<{\n  x: number;\n}>;',
      'const texts: {\n  readonly \'a.key\': string;\n  readonly tone: "loud";\n};',
    ])
  })

  test('reads back what it has written', () => {
    const api = apiOf({
      'index.d.ts':
        'declare const list: readonly ["a"];\nexport { list as names };\nexport declare class Fault extends Error {\n    readonly code: Code;\n}\ntype Code = 1 | 2;',
    })
    expect(parseReport(writeReport('a-package', api))).toEqual(api)
  })
})

describe('the comparison of two APIs', () => {
  test('finds a removed, a renamed and an added export', () => {
    const [one, two] = ['export declare const one: string;', 'export declare const two: string;']
    expect(changes(`${one}\n${two}`, one)).toEqual(['major: two is gone from “.”'])
    expect(changes(one, two)).toEqual(['major: one is gone from “.”', 'minor: two is new in “.”'])
    expect(changes(one, `${one}\n${two}`)).toEqual(['minor: two is new in “.”'])
  })

  test('finds nothing where only names of parameters, the order and spaces differ', () => {
    const before = 'export declare function f(a: string): void;\nexport declare const b: { x: 1 };'
    const after = 'export declare const b: {\n    x: 1;\n};\nexport declare function f(other: string): void;'
    expect(changes(before, after)).toEqual([])
  })

  const props = (members: string) =>
    `export interface CardProps {\n${members}\n}\nexport declare function Card({ title }: CardProps): void;`

  test.each([
    ['title: string;', 'title: string;\nsize: number;', 'major: CardProps.size is new and required'],
    ['title: string;', 'title: string;\nsize?: number;', 'minor: CardProps.size is new'],
    ['title?: string;', 'title: string;', 'major: CardProps.title is required'],
    ['title: string;', 'title?: string;', 'minor: CardProps.title is optional'],
    ['title: string;', 'title: number;', 'major: CardProps.title changed'],
    ['title: string;\nsize: number;', 'title: string;', 'major: CardProps.size is gone'],
    ["size: 'a' | 'b';", "size: 'a' | 'b' | 'c';", 'minor: CardProps.size has new alternatives'],
    [
      "size: 'a' | 'b' | 'c';",
      "size: 'a' | 'b';",
      'major: an alternative of CardProps.size is gone or changed',
    ],
    [
      'onPress: (at: number) => void;',
      'onPress: (at: number, by: string) => void;',
      'minor: parameter 2 of CardProps.onPress is new',
    ],
  ])(
    'asks for the right version where the props of a component change from %j to %j',
    (before, after, change) => {
      expect(changes(props(before), props(after))).toEqual([change])
    },
  )

  const flow = (members: string) =>
    `export interface Flow {\n${members}\n}\nexport declare function useFlow(): Flow;`

  test.each([
    ['points: number;', 'points: number;\nisReady: boolean;', 'minor: Flow.isReady is new'],
    ['points: number;', 'points?: number;', 'major: Flow.points may be missing'],
    ['points?: number;', 'points: number;', 'minor: Flow.points is always there'],
    [
      'submit(): void;',
      'submit(quantity: number): void;',
      'major: parameter 1 of Flow.submit is new and required',
    ],
    ['submit(): void;', 'submit(quantity?: number): void;', 'minor: parameter 1 of Flow.submit is new'],
    ['submit(a: 1): void;', 'submit(): void;', 'major: Flow.submit takes fewer parameters'],
    ['submit(): string;', 'submit(): number;', 'major: the answer of Flow.submit changed'],
  ])(
    'asks for the right version where what a hook returns changes from %j to %j',
    (before, after, change) => {
      expect(changes(flow(before), flow(after))).toEqual([change])
    },
  )

  test('finds a change of a type that is not exported itself', () => {
    const source = (type: string) => `type Inner = ${type};\nexport declare function f(): Inner;`
    expect(changes(source('string'), source('number'))).toEqual(['major: Inner changed'])
  })

  test('takes a type that no exported value uses for one that consumers both give and read', () => {
    const source = (members: string) => `export type Lone = { ${members} };`
    expect(changes(source('a: 1'), source('a: 1; b: 2'))).toEqual(['major: Lone.b is new and required'])
    expect(changes(source('a: 1'), source('a?: 1'))).toEqual(['major: Lone.a may be missing'])
  })

  test('asks for a minor version where a limit has another value or a list is longer', () => {
    expect(
      changes(
        "export declare const MAX = 5;\nexport declare const KINDS: readonly ['a'];",
        "export declare const MAX = 6;\nexport declare const KINDS: readonly ['a', 'b'];",
      ),
    ).toEqual(['minor: KINDS has new alternatives', 'minor: MAX has another value'])
  })

  test('finds a call that is gone from a namespace of calls', () => {
    const call = (name: string) => ({ [`${name}.d.ts`]: `export declare const ${name}: 1;` })
    const api = (...names: string[]) =>
      apiOf({
        'index.d.ts': "export * as calls from './calls.ts';",
        'calls.d.ts': names.map(name => `export { ${name} } from './${name}.ts';`).join('\n'),
        ...Object.assign({}, ...names.map(call)),
      })
    expect(compareApi(api('one', 'two'), api('one'))).toEqual([{ level: 'major', what: 'calls.two is gone' }])
  })
})
