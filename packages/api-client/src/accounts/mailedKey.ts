import { size, string } from 'superstruct'

/** A key from a mail. It is sent in bodies only, because addresses end up in logs. */
export const mailedKey = size(string(), 1, 256)
