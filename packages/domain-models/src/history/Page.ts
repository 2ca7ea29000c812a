import { array, integer, type, type Struct } from 'superstruct'

/** One page of a list, and how long the whole list is; pages count from 0. */
export interface Page<T> {
  content: T[]
  page: number
  size: number
  totalElements: number
}

/** One page of a list, and how long the whole list is. */
export const pageOf = <T, S>(item: Struct<T, S>) =>
  type({ content: array(item), page: integer(), size: integer(), totalElements: integer() })
