import { max, min, object } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** The page number, counted from 0, and the page size. */
export const pageQuery = object({ page: min(queryInteger, 0), size: max(min(queryInteger, 1), 100) })
