import { literal } from 'superstruct'

/** The answer without content: 204 on the wire, `null` in the model. */
export const nothing = literal(null)
