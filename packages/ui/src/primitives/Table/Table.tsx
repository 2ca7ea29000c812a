'use client'

import { memo, type ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { useIncrementalRows } from './useIncrementalRows.ts'
import {
  action,
  align as alignClass,
  besideName,
  body,
  caption,
  cell,
  cellLabel,
  head,
  headCell,
  row,
  rowHeader,
  table,
  whole,
  type ColumnAlign,
} from './Table.css.ts'

export { columnAligns, type ColumnAlign } from './Table.css.ts'

/** A column of a table: its title, what stands in its cells, and how it behaves. */
export interface TableColumn<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: ColumnAlign
  /** The row header: names its row for screen readers. Exactly one column has it. */
  isRowHeader?: boolean
  /** Self-explanatory: on narrow screens it stands beside the row's name without a label. */
  isBesideName?: boolean
  /** Has only buttons and is not printed. */
  isAction?: boolean
}

/** The caption, columns and rows of a table. */
export interface TableProps<Row> {
  /** The caption. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
}

/**
 * A table; on narrow screens each row is a card with labelled cells. A CSS `display` other than table
 * removes the table semantics in some browsers, so the roles are explicit.
 *
 * @example
 * ```tsx
 * import { Table } from '@players-club/ui'
 *
 * interface Row {
 *   day: string
 *   points: number
 * }
 *
 * export const Points = ({ rows }: { rows: readonly Row[] }) => (
 *   <Table
 *     caption="Points by day"
 *     columns={[
 *       { id: 'day', title: 'Day', cell: ({ day }) => day, isRowHeader: true },
 *       { id: 'points', title: 'Points', cell: ({ points }) => points, align: 'end' },
 *     ]}
 *     rows={rows}
 *     rowKey={({ day }) => day}
 *     empty="No points on these days."
 *   />
 * )
 * ```
 */
export function Table<Row>({ columns, rows, rowKey, ...props }: TableProps<Row>) {
  const groups = useIncrementalRows(rows)
  return (
    <table className={table} role="table">
      <caption className={caption}>{props.caption}</caption>
      <thead className={head} role="rowgroup">
        <tr role="row">
          {columns.map(({ id, title, align = 'start', ...column }) => (
            <th
              key={id}
              scope="col"
              role="columnheader"
              className={cx(headCell, alignClass[align], column.isAction && action)}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((members, place) => (
        // Groups are keyed by index: a row inserted at the top shifts the others, and React keeps every row
        // element except those that move to another group.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={place} rows={members} rowKey={rowKey} columns={columns} />
      ))}
      {rows.length === 0 && (
        <Body>{props.empty && <SpanningRow columns={columns.length}>{props.empty}</SpanningRow>}</Body>
      )}
    </table>
  )
}

/** Memoized: a rendered group does not render again while others are added. */
const Group = memo(function Group<Row>({
  columns,
  rows,
  rowKey,
}: Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'>) {
  return (
    <Body>
      {rows.map(each => (
        <tr key={rowKey(each)} className={row} role="row">
          {columns.map(column => (
            <Cell key={column.id} column={column}>
              {column.cell(each)}
            </Cell>
          ))}
        </tr>
      ))}
    </Body>
  )
}) as <Row>(props: Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'>) => ReactNode

function Body({ children }: { children: ReactNode }) {
  return (
    <tbody className={body} role="rowgroup">
      {children}
    </tbody>
  )
}

/** A row with one cell. */
function SpanningRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={row} role="row">
      <td role="cell" colSpan={columns} aria-colspan={columns} className={cx(cell, whole)}>
        {children}
      </td>
    </tr>
  )
}

function Cell<Row>({ column, children }: { column: TableColumn<Row>; children: ReactNode }) {
  const className = cx(
    cell,
    alignClass[column.align ?? 'start'],
    column.isBesideName && besideName,
    column.isAction && action,
  )
  if (column.isRowHeader)
    return (
      <th scope="row" role="rowheader" className={cx(className, rowHeader)}>
        {children}
      </th>
    )
  return (
    <td role="cell" className={className}>
      {!column.isBesideName && (
        <span aria-hidden className={cellLabel}>
          {column.title}
        </span>
      )}
      <span>{children}</span>
    </td>
  )
}
