import { posix } from 'node:path'
import type { Breach, Fence } from '../Fence.ts'
import type { Column } from '../grid.ts'
import { columns, insideSource, isRow, rows, textsBesideRows } from '../grid.ts'

const saysNothing = /^(?:utils?|helpers?|common|misc)$|(?:Utils?|Helpers?|Common|Misc)$/
const stem = (path: string) => posix.basename(path).replace(/\..*$/, '')

/** A name has to say what is inside. */
export const names: Fence = {
  name: 'names',
  instead:
    'Name the file for its main export, the folder for its feature. Shared code goes to the column that owns its logic.',
  check: tree => {
    const folders = new Set(tree.files.flatMap(path => ancestors(path)))
    const speaking = [...folders, ...tree.files].filter(path => saysNothing.test(stem(path)))
    return speaking.map(path => ({
      path,
      line: 1,
      found: `"${posix.basename(path)}" says nothing about what is inside`,
    }))
  },
}

const ancestors = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** Feature folders come from one list in every column. */
export const rowNames: Fence = {
  name: 'rows',
  instead:
    'The first folder in a column is a row (docs/map.md lists them) or one of its few named basics (scripts/fences/grid.ts). Put the code in the row it is about.',
  check: tree => {
    const seen = new Map<string, Breach>()
    for (const path of tree.files) {
      for (const [folder, found] of unknownFolders(path)) {
        if (!seen.has(folder)) seen.set(folder, { path: folder, line: 1, found })
      }
    }
    return [...seen.values()]
  },
}

function unknownFolders(path: string): [string, string][] {
  return columns.flatMap(column => {
    const inside = insideSource(path, column)
    if (inside === undefined) return []
    const [first = '', ...rest] = inside.split('/')
    const isFolder = rest.length > 0
    if (isFolder && !isRow(first) && !column.basics.includes(first))
      return [
        [
          `${column.home}/${column.source}/${first}`,
          `"${first}" is neither a row nor a basic of ${column.home}`,
        ],
      ]
    return catalogueFile(column, path, inside)
  })
}

/** The catalogue has one file per row and language, and a second one where only one page shows its texts. */
function catalogueFile(column: Column, path: string, inside: string): [string, string][] {
  const name = /^messages\/(?:en|es)\/([^/]+)\.ts$/.exec(inside)?.[1]
  if (
    column.home !== 'packages/domain-models' ||
    !name ||
    isRow(name) ||
    textsBesideRows.includes(name) ||
    isPagesOfRow(name)
  )
    return []
  return [[path, `"${name}" is no row: texts live in the file of their row`]]
}

const isPagesOfRow = (name: string) =>
  name.endsWith('Pages') && rows.some(row => row.replace(/s$/, '') === name.replace(/s?Pages$/, ''))
