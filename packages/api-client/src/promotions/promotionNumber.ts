import { max, min } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

const LARGEST = 2_147_483_647

/** The number of a promotion or a draw, within its range. */
export const promotionNumber = max(min(queryInteger, 0), LARGEST)
