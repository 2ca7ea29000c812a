import { writeNumber, type WriteNumber } from '../messages/numbers.ts'

/** One in so many: whole where it is large, to the hundredth where it is small. */
export const formatOdds: WriteNumber = odds => writeNumber(odds, { decimals: 2 })
