import { pattern, string, type Struct } from 'superstruct'

/** Browsers read a backslash as a slash and drop tabs and line breaks, which would hide another host. */
const OWN_PATH = /^\/(?!\/)[^\\\s]*$/

/** Whether a link stays on our own site. */
export const isOwnPath = (path: string): boolean => OWN_PATH.test(path)

/** A path of our own, as configuration may name one. */
export const ownPath = (): Struct<string, null> => pattern(string(), OWN_PATH)

/** An address outside the club, which may be opened or framed. */
export const webAddress = (): Struct<string, null> => pattern(string(), /^https?:\/\/[^\s\\]+$/)
