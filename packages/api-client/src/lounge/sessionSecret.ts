import { size, string } from 'superstruct'

/** What an NGL session is known by, and what is asked for with it. */
export const sessionSecret = size(string(), 1, 200)
