import { describe, expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const entry = 'packages/ui/src/index.ts'

/** A package that publishes these entries; `internal` is only for our own sources. */
const manifest = (entries: Record<string, string>) =>
  JSON.stringify({
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([key, source]) => [key, { '@players-club/source': source }]),
      ),
      './styles.css': './dist/styles.css',
      './internal': { '@players-club/source': './src/internal.ts' },
    },
    publishConfig: { exports: { ...entries, './styles.css': './dist/styles.css' } },
  })

const about = (files: Record<string, string>, entries: Record<string, string> = { '.': './src/index.ts' }) =>
  found({ 'packages/ui/package.json': manifest(entries), ...files }, 'documented-exports')

describe('a declaration that a package exports', () => {
  test.each([
    ['export const space = 4', 'space'],
    ['export function fluid() {}', 'fluid'],
    ['export class Fault {}', 'Fault'],
    ['export interface Brand {}', 'Brand'],
    ['export type Tone = string', 'Tone'],
    ['const space = 4\nexport { space }', 'space'],
  ])('is found without a sentence: %j', (text, name) => {
    expect(about({ [entry]: `\n${text}` })).toEqual([
      `documented-exports ${entry}:2 no sentence above ${name}`,
    ])
  })

  test.each([
    '/** Steps of 4 px. */\nexport const space = 4',
    '/** Steps of 4 px. */\nconst space = 4\nexport { space }',
    '/**\n * Steps of 4 px,\n * in rem.\n */\nexport const space = 4',
    '/**\n * Steps of 4 px.\n *\n * @example\n * space\n */\nexport const space = 4',
  ])('with a sentence is left alone: %j', text => {
    expect(about({ [entry]: text })).toEqual([])
  })

  test.each([
    '// Steps of 4 px.\nexport const space = 4',
    '/* Steps of 4 px. */\nexport const space = 4',
    '/** Steps of 4 px */\nexport const space = 4',
    '/** 0.00. */\nconst other = 1\nexport const space = other',
    '/** @example space. */\nexport const space = 4',
    '/**\n * @deprecated Use gap.\n */\nexport const space = 4',
  ])('is found with a comment that is no sentence about it: %j', text => {
    expect(about({ [entry]: text })).toHaveLength(1)
  })

  test('may share its name, and then the sentence, with a type', () => {
    expect(
      about({ [entry]: '/** A city. */\nexport const City = 1\nexport type City = typeof City' }),
    ).toEqual([])
  })
})

describe('the declarations behind an entry', () => {
  const deep = 'packages/ui/src/themes/roles.ts'

  test.each([
    "export * from './themes/roles.ts'",
    "export { tones } from './themes/roles.ts'",
    "export { tones as colours } from './themes/roles.ts'",
    "export type { tones } from './themes/roles.ts'",
    "export * as roles from './themes/roles.ts'",
    "import { tones } from './themes/roles.ts'\nexport { tones }",
  ])('are found through %j, where they are written', text => {
    expect(about({ [entry]: text, [deep]: 'export const tones = 1' })).toEqual([
      `documented-exports ${deep}:1 no sentence above tones`,
    ])
  })

  test('are each found once, through modules that import each other', () => {
    expect(
      about({
        [entry]: "export * from './themes/roles.ts'\nexport { tones } from './themes/roles.ts'",
        [deep]: "export * from '../index.ts'\nexport const tones = 1",
      }),
    ).toEqual([`documented-exports ${deep}:2 no sentence above tones`])
  })

  test('are found in each file that a pattern of the manifest names', () => {
    const files = {
      'packages/ui/src/primitives/Badge/Badge.tsx': 'export const Badge = 1',
      'packages/ui/src/primitives/Badge/badgeTone.ts': 'export const badgeTone = 1',
      'packages/ui/src/primitives/Card/Title.tsx': 'export const Title = 1',
    }
    expect(about(files, { './primitives/*': './src/primitives/*/*.tsx' })).toEqual([
      'documented-exports packages/ui/src/primitives/Badge/Badge.tsx:1 no sentence above Badge',
    ])
  })
})

test('what consumers cannot import needs no sentence', () => {
  expect(
    about({
      [entry]: "import { space } from './scales.ts'\n/** Twice a step. */\nexport const wide = space * 2",
      'packages/ui/src/scales.ts': 'export const space = 4',
      'packages/ui/src/internal.ts': 'export const hidden = 1',
      'apps/web/app/root.tsx': 'export const links = 1',
    }),
  ).toEqual([])
})
