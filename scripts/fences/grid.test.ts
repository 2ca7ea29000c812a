import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { columns, isRow } from './grid.ts'

const root = dirname(dirname(import.meta.dirname))

test.each(columns)(
  '$home has a handful of basics, each there and none of them a row',
  ({ home, source, basics }) => {
    expect(basics.length).toBeLessThanOrEqual(7)
    expect(basics.filter(name => isRow(name) || !existsSync(join(root, home, source, name)))).toEqual([])
  },
)
