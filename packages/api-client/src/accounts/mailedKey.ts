import { size, string } from 'superstruct'

/** A key from a mail. It travels in bodies alone: addresses are written down in too many places. */
export const mailedKey = size(string(), 1, 256)
