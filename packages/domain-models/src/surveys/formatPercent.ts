import { writeNumber, type WriteNumber } from '../messages/numbers.ts'

/** 25 is a quarter. */
export const formatPercent: WriteNumber = percent => `${writeNumber(percent, { decimals: 0 })}%`
