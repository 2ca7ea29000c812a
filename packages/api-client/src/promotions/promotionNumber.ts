import { array, max, min, size } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'
import { filterOf } from '../wire/index.ts'

const LARGEST = 2_147_483_647

/** The number of a promotion or a draw, within its range. */
export const promotionNumber = max(min(queryInteger, 0), LARGEST)

/** The draws with these numbers. */
export const drawIdsFilter = filterOf({ drawIds: size(array(promotionNumber), 1, 100) })
