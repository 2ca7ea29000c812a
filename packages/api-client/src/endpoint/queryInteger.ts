import { coerce, integer, pattern, string } from 'superstruct'

/** A whole number in a query: a number in the model, digits in the address. */
export const queryInteger = coerce(integer(), pattern(string(), /^-?\d{1,15}$/), Number)
