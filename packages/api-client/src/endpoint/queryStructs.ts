import { coerce, integer, max, min, object, pattern, string } from 'superstruct'

/** A whole number in a query: a number in the model, digits in the address. */
export const queryInteger = coerce(integer(), pattern(string(), /^-?\d{1,15}$/), Number)

/** The id of a record in an address. */
export const queryId = max(min(queryInteger, 1), 2_147_483_647)

/** The page number, counted from 0, and the page size. */
export const pageQuery = object({ page: min(queryInteger, 0), size: max(min(queryInteger, 1), 100) })

/** The id of an arcade game's record. */
export const ofArcadeGame = object({ gameId: queryInteger })

/** The id of a drawing of the lounge. */
export const ofLoungeReward = object({ rewardId: queryInteger })
