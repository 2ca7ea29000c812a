import { pattern, string, type Struct } from 'superstruct'

/** An address outside the club, which may be opened or framed. */
export const webAddress = (): Struct<string, null> => pattern(string(), /^https?:\/\/[^\s\\]+$/)
