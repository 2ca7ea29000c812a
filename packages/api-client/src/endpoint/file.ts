import { define, type Struct } from 'superstruct'

/** A file in the body of a multipart call. */
export const file = (): Struct<File, null> => define('file', value => value instanceof File)
