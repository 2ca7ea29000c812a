import { max, min } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

const LARGEST = 2_147_483_647

/** The number of a promotion or of a draw, as far as such numbers go. */
export const promotionNumber = max(min(queryInteger, 0), LARGEST)
