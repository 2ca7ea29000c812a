import { expectTypeOf, test } from 'vitest'
import type { TableProps } from './Table.tsx'
import { Table } from './Table.tsx'

const rows = [{ id: 'a', points: 5 }]
const rowKey = (row: { id: string }) => row.id

test('Table rejects outside styling and invalid props', () => {
  expectTypeOf<TableProps<string>>().not.toHaveProperty('className')
  expectTypeOf<TableProps<string>>().not.toHaveProperty('style')
  // @ts-expect-error the caption is required: it names the table
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
})
