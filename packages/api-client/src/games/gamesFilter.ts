import { GAME_STATUSES, TOP_PRIZE_BANDS } from '@players-club/domain-models'
import { array, coerce, enums, max, min, object, optional, size, string } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'
import { parseFilter } from '../wire/index.ts'
import { queryId } from './gameParams.ts'

const ids = size(array(queryId), 1, 50)

/** The filters of a list of games. */
export const gamesFilter = coerce(
  object({
    gameTypes: ids,
    status: optional(enums(GAME_STATUSES)),
    topPrizes: optional(size(array(enums(TOP_PRIZE_BANDS)), 1, TOP_PRIZE_BANDS.length)),
    /** In dollars. */
    retailPrices: optional(size(array(max(min(queryInteger, 1), 10_000)), 1, 50)),
    tags: optional(ids),
  }),
  string(),
  parseFilter(['gameTypes', 'topPrizes', 'retailPrices', 'tags']),
)

export const gameIdsFilter = coerce(object({ gameIds: ids }), string(), parseFilter(['gameIds']))
