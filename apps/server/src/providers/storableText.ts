import { refine, size, string } from 'superstruct'
import { isUnstorable } from '../kernel/http/readJson.ts'

/** A text that the database can store, at least one character long unless stated otherwise. */
export const storableText = (longest: number, shortest = 1) =>
  refine(size(string(), shortest, longest), 'a text that can be stored', value => !isUnstorable(value))
