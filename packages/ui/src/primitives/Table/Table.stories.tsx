import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import type { TableProps } from './Table.tsx'
import { Table } from './Table.tsx'

interface Movement {
  id: string
  date: string
  what: string
  points: number
}

const rows: Movement[] = [
  { id: 'a', date: 'Nov 14, 2026', what: 'Ticket entry', points: 40 },
  { id: 'b', date: 'Nov 12, 2026', what: 'Coupon for a Scratchers ticket', points: -250 },
  { id: 'c', date: 'Nov 2, 2026', what: 'Friend joined the club', points: 100 },
]

const columns: TableProps<Movement>['columns'] = [
  { id: 'date', title: 'Date', cell: row => row.date },
  { id: 'what', title: 'Description', cell: row => row.what, isRowHeader: true },
  { id: 'points', title: 'Points', cell: row => row.points, align: 'end' },
]

const meta = {
  title: 'Primitives/Table',
  component: Table<Movement>,
  args: { caption: '3 movements', columns, rows, rowKey: row => row.id },
} satisfies Meta<typeof Table<Movement>>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** On a phone the points need no label. */
export const BesideTheName: Story = {
  args: {
    columns: columns.map(column =>
      column.id === 'points'
        ? { ...column, cell: row => `${row.points} points`, isBesideName: true }
        : column,
    ),
  },
}
export const Empty: Story = { args: { rows: [], empty: <Text tone="muted">No movements yet.</Text> } }
