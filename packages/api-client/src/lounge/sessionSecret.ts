import { size, string } from 'superstruct'

/** The id and the request token of an NGL session. */
export const sessionSecret = size(string(), 1, 200)
