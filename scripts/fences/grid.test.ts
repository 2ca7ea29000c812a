import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { columns, isRow, rows, serverOrder } from './grid.ts'

const root = dirname(dirname(import.meta.dirname))

test('allows a column only a handful of basics', () => {
  expect(columns.filter(({ basics }) => basics.length > 7)).toEqual([])
})

test('finds the folder of each basic, and none that is a row', () => {
  const wrong = columns.flatMap(({ home, source, basics }) =>
    basics.filter(name => isRow(name) || !existsSync(join(root, home, source, name))),
  )
  expect(wrong).toEqual([])
})

test('gives every row and basic of the server a place in its order', () => {
  const basics = columns.find(({ home }) => home === 'apps/server')?.basics ?? []
  expect(serverOrder.toSorted()).toEqual([...rows, ...basics].toSorted())
})
