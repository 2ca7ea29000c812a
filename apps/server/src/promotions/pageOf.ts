import type { Page } from '@players-club/domain-models'

export interface PageQuery {
  page: number
  size: number
}

/** The page of these rows, each of which has the length of the whole list as `total`. */
export const pageOf = <Row extends { total: number }, Item>(
  rows: readonly Row[],
  { page, size }: PageQuery,
  asItem: (row: Row) => Item,
): Page<Item> => ({ content: rows.map(asItem), page, size, totalElements: rows[0]?.total ?? 0 })
