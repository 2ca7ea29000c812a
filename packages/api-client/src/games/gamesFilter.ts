import {
  GAME_STATUSES,
  GAMES_BY_IDS_MAX,
  GAMES_CHOICES_MAX,
  GAMES_PRICE_MAX,
  TOP_PRIZE_BANDS,
} from '@players-club/domain-models'
import { array, coerce, enums, max, min, number, optional, pattern, size, string } from 'superstruct'
import { queryId } from '../endpoint/index.ts'
import { filterOf } from '../wire/index.ts'

const ids = size(array(queryId), 1, GAMES_CHOICES_MAX)

/** Dollars with at most two decimals: a number in the model, a text in the address. */
const queryPrice = coerce(
  max(min(number(), 0.01), GAMES_PRICE_MAX),
  pattern(string(), /^\d{1,5}(\.\d{1,2})?$/),
  Number,
)

/** The filters of a list of games. */
export const gamesFilter = filterOf({
  gameTypes: ids,
  status: optional(enums(GAME_STATUSES)),
  topPrizes: optional(size(array(enums(TOP_PRIZE_BANDS)), 1, TOP_PRIZE_BANDS.length)),
  /** In dollars, with cents. */
  retailPrices: optional(size(array(queryPrice), 1, GAMES_CHOICES_MAX)),
  tags: optional(ids),
})

export const gameIdsFilter = filterOf({ gameIds: size(array(queryId), 1, GAMES_BY_IDS_MAX) })
