import { pageOf } from '@players-club/domain-models'
import { array, define, literal, type, type Struct } from 'superstruct'

/** A file in the body of a multipart call. */
export const file = (): Struct<File, null> => define('file', value => value instanceof File)

/** The answer without content: 204 on the wire, `null` in the model. */
export const nothing = literal(null)

const lenientLists = new WeakSet<object>()

/** A list that editors fill: an item that does not match is left out of an answer, and the others stay. */
export function lenientArray<T, S>(item: Struct<T, S>): Struct<T[], Struct<T, S>> {
  const list = array(item)
  lenientLists.add(list)
  return list as unknown as Struct<T[], Struct<T, S>>
}

/** One page of such a list. */
export const lenientPageOf = <T, S>(item: Struct<T, S>) =>
  type({ ...pageOf(item).schema, content: lenientArray(item) })

/** Whether the list was made by `lenientArray`. */
export const isLenient = (struct: object): boolean => lenientLists.has(struct)
