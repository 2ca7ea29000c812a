import { describe, expect, test } from 'vitest'
import { found } from './testing/fixture.ts'

const about = (text: string, files: Record<string, string> = {}) =>
  found({ ...files, 'docs/guide.md': text }, 'document-links')

const map = { 'docs/map.md': '# The map\n\n## Rows & columns\n\n## Run it\n\n## Run it\n' }

describe('a link', () => {
  test('to a file that does not exist is found, with its line', () => {
    expect(about('# Guide\n\nSee [the map](map.md) and [the recipe](recipes/route.md).\n', map)).toEqual([
      'document-links docs/guide.md:3 no file for the link recipes/route.md',
    ])
  })

  test('that leaves its folder is resolved from the document', () => {
    expect(
      about('[README](../README.md) [rows](../packages/ui/src)', {
        'README.md': '',
        'packages/ui/src/index.ts': '',
      }),
    ).toEqual([])
    expect(about('[README](README.md)', { 'README.md': '' })).toHaveLength(1)
  })

  test('with a code span as its text is checked too', () => {
    expect(about('Read [`map`](maps.md).', map)).toEqual([
      'document-links docs/guide.md:1 no file for the link maps.md',
    ])
  })

  test('that is defined at the end of a document is checked too', () => {
    expect(about('[map]: maps.md', map)).toEqual([
      'document-links docs/guide.md:1 no file for the link maps.md',
    ])
  })

  test.each([
    'https://example.org/none',
    'mailto:help@club.example',
    '//example.org/none',
    'adr/<number>.md',
    '<number>-title.md',
  ])('to %s is not looked for', target => {
    expect(about(`[there](${target})`)).toEqual([])
  })

  test('in a code span or a code block is an example', () => {
    expect(about('Write `[text](none.md)`.\n\n```md\n[text](none.md)\n`docs/none.md`\n```\n')).toEqual([])
  })
})

describe('an anchor', () => {
  test('without a heading of that name is found', () => {
    expect(about('[rows](map.md#rows)', map)).toEqual([
      'document-links docs/guide.md:1 no heading for the link map.md#rows',
    ])
  })

  test.each(['map.md#rows--columns', 'map.md#the-map', 'map.md#run-it', 'map.md#run-it-1', '#guide'])(
    '%s leads to its heading',
    target => {
      expect(about(`# Guide\n\n[there](${target})`, map)).toEqual([])
    },
  )

  test('in the same document needs a heading too', () => {
    expect(about('# Guide\n\n[there](#none)')).toEqual([
      'document-links docs/guide.md:3 no heading for the link #none',
    ])
  })
})

describe('a path in a code span', () => {
  test.each(['packages/ui/src/none.ts', 'apps/none', 'scripts/none/', 'docs/adr/none.md'])(
    '%s is found where nothing is there',
    path => {
      expect(about(`Look at \`${path}\`.`)).toEqual([`document-links docs/guide.md:1 no file at ${path}`])
    },
  )

  test('may name a file or a folder', () => {
    expect(
      about('`packages/ui/src/index.ts`, `packages/ui`, `packages/`', { 'packages/ui/src/index.ts': '' }),
    ).toEqual([])
  })

  test.each([
    'packages/ui/src/<row>/<Name>',
    'packages/*/README.md',
    'apps/server/…',
    'packages/{ui,web}/src',
    'docs/adr/NNNN title',
    'packages/ui/dist/index.js',
    'src/none.ts',
  ])('%s is not looked for', path => {
    expect(about(`Look at \`${path}\`.`)).toEqual([])
  })
})

test('documents at the root and the README of a package are read, other texts are not', () => {
  const dead = '[none](none.md)'
  expect(
    found(
      { 'CONTRIBUTING.md': dead, 'packages/ui/README.md': dead, 'packages/ui/CHANGELOG.md': dead },
      'document-links',
    ),
  ).toEqual([
    'document-links CONTRIBUTING.md:1 no file for the link none.md',
    'document-links packages/ui/README.md:1 no file for the link none.md',
  ])
})
