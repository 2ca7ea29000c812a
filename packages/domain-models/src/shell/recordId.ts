import { integer, max, min } from 'superstruct'

/** The id of a record, as a request names it: a positive 32-bit integer, which every database key can hold. */
export const recordId = max(min(integer(), 1), 2_147_483_647)
