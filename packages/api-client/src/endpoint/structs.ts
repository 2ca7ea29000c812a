import { pageOf } from '@players-club/domain-models'
import {
  array,
  coerce,
  define,
  integer,
  literal,
  max,
  min,
  object,
  pattern,
  size,
  string,
  type,
  type Struct,
} from 'superstruct'

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

/** A whole number in a query: a number in the model, digits in the address. */
export const queryInteger = coerce(integer(), pattern(string(), /^-?\d{1,15}$/), Number)

/** The id of a record in an address. */
export const queryId = max(min(queryInteger, 1), 2_147_483_647)

/** The page number, counted from 0, and the page size. */
export const pageQuery = object({ page: min(queryInteger, 0), size: max(min(queryInteger, 1), 100) })

/** A key from a mail. It is sent in bodies only, because addresses end up in logs. */
export const mailedKey = size(string(), 1, 256)

/** The id of an arcade game's record. */
export const ofArcadeGame = object({ gameId: queryInteger })

/** The id of a drawing of the lounge. */
export const ofLoungeReward = object({ rewardId: queryInteger })

/** The stable key of an activity or a reward. */
export const stableKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** The address that a player signs in with, as entered. */
export const emailText = size(string(), 1, 254)

/** A password, as entered. */
export const passwordText = size(string(), 1, 256)

/** A phone number in digits only. */
export const phoneText = pattern(string(), /^\d{10}$/)

/** The token of a solved captcha: base64 of `{ challenge, solution }`. It can be used once. */
export const captchaToken = size(string(), 1, 4000)

/** A line of text. */
export const shortText = size(string(), 1, 255)
