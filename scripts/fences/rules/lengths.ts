import { columns, insideSource, isRow } from '../grid.ts'
import type { Fence } from '../Fence.ts'
import { kindOf } from '../Source.ts'

interface Limit {
  readonly what: string
  readonly lines: number
  readonly applies: (path: string) => boolean
}

const inRow = (path: string) => columns.some(column => isRow(insideSource(path, column)?.split('/')[0] ?? ''))

/** The first limit that applies counts. */
const limits: readonly Limit[] = [
  { what: 'a machine', lines: 250, applies: path => path.endsWith('.machine.ts') },
  { what: 'a hook', lines: 120, applies: path => /\/use[A-Z]\w*\.tsx?$/.test(path) },
  { what: 'a service', lines: 250, applies: path => path.endsWith('.service.ts') },
  {
    what: 'an endpoint',
    lines: 40,
    applies: path => path.startsWith('packages/api-client/src/') && inRow(path),
  },
  {
    what: 'a route module',
    lines: 60,
    applies: path => path.startsWith('apps/web/app/') && inRow(path) && path.endsWith('.tsx'),
  },
  { what: 'a component', lines: 200, applies: path => /^packages\/ui\/src\/.*\.tsx$/.test(path) },
  {
    what: 'a file',
    lines: 250,
    // The catalogue is a flat list: its length is no sign of complexity.
    applies: path => !/\/messages\/(en|es)\//.test(path),
  },
]

/** Lines that say nothing about how much a file does: the directive, and the sentences for readers of its exports. */
const uncounted = /^'use client'\n\n|^\/\*\*(?:(?!\*\/).)*\*\/\n/gms

/** A file over its limit does two things, and should be split. */
export const lengths: Fence = {
  name: 'lengths',
  instead: 'The file does two things: move the second into a file with its own name.',
  check: tree =>
    tree.sources
      .filter(({ path }) => ['shipped', 'configuration'].includes(kindOf(path)))
      .flatMap(({ path }) => {
        const limit = limits.find(each => each.applies(path))
        const lines = tree.text(path).replaceAll(uncounted, '').trimEnd().split('\n').length
        return limit && lines > limit.lines
          ? [{ path, line: limit.lines + 1, found: `${lines} lines; ${limit.what} has up to ${limit.lines}` }]
          : []
      }),
}
