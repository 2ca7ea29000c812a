/** The orders that a column can be sorted in. */
export const sortDirections = ['ascending', 'descending'] as const
/** The order that a column is sorted in. */
export type SortDirection = (typeof sortDirections)[number]

/** By which column the rows are sorted, and in which order. */
export interface TableSort {
  /** The id of the column. */
  readonly column: string
  readonly direction: SortDirection
}

/** The order that a press on a header requests: ascending first, then descending. */
export function nextSort(column: string, current: TableSort | undefined): TableSort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}
