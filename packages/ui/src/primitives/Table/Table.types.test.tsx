import { expectTypeOf, test } from 'vitest'
import type { TableProps } from './Table.tsx'
import { Table } from './Table.tsx'

const rows = [{ id: 'a', points: 5 }]
const rowKey = (row: { id: string }) => row.id
const points = { caption: 'Points', rows, rowKey, columns: [] }

test('Table refuses what it has no place for', () => {
  expectTypeOf<TableProps<string>>().not.toHaveProperty('className')
  expectTypeOf<TableProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error a table without a caption has no name
  void (<Table rows={rows} rowKey={rowKey} columns={[]} />)
  void (
    <Table
      caption="Points"
      rows={rows}
      rowKey={rowKey}
      // @ts-expect-error a row has no such property
      columns={[{ id: 'tokens', title: 'Tokens', cell: row => row.tokens }]}
    />
  )
  // @ts-expect-error an order has one of two directions
  void (<Table {...points} sort={{ column: 'a', direction: 'up' }} />)
})
