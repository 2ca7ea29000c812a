import { refine, size, string } from 'superstruct'

/** A text that the database can store. */
export const storableText = (length: number) =>
  refine(size(string(), 1, length), 'a text without null bytes', value => !value.includes('\0'))
