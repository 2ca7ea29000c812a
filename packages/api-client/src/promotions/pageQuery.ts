import { max, min, object } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** Which page of a list, counted from 0, and how long a page is. */
export const pageQuery = object({ page: min(queryInteger, 0), size: max(min(queryInteger, 1), 100) })
