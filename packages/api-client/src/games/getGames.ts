import { game } from '@players-club/domain-models'
import { enums, max, min, object, optional } from 'superstruct'
import { endpoint, lenientPageOf, queryId, queryInteger } from '../endpoint/index.ts'
import { pageNumber } from './gameParams.ts'
import { gamesFilter } from './gamesFilter.ts'

/** Published games, the newest first, except the one that is featured separately. */
export const getGames = endpoint({
  name: 'games.getGames',
  client: 'main',
  method: 'GET',
  path: '/games',
  query: object({
    page: pageNumber,
    size: max(min(queryInteger, 1), 100),
    sort: enums(['playBegin,desc']),
    filter: gamesFilter,
    /** The game id of the featured game. */
    excludeId: optional(queryId),
  }),
  answer: lenientPageOf(game),
  access: 'open',
})
