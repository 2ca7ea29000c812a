import { JACKPOT_STATUSES, jackpotResult, pageOf } from '@players-club/domain-models'
import { enums, max, min, object, optional } from 'superstruct'
import { endpoint, queryId, queryInteger } from '../endpoint/index.ts'
import { pageNumber } from './gameParams.ts'

/** Draw game results by status, the latest first: of one game or of all. */
export const getJackpotResults = endpoint({
  name: 'games.getJackpotResults',
  client: 'main',
  method: 'GET',
  path: '/jackpots',
  query: object({
    status: enums(JACKPOT_STATUSES),
    page: pageNumber,
    size: max(min(queryInteger, 1), 100),
    gameId: optional(queryId),
  }),
  answer: pageOf(jackpotResult),
  access: 'open',
})
