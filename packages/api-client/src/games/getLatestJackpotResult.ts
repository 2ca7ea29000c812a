import { JACKPOT_STATUSES, jackpotResult } from '@players-club/domain-models'
import { enums, nullable, object, type } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'

/** The latest result of a game in a status: the open draw or the last one drawn. */
export const getLatestJackpotResult = endpoint({
  name: 'games.getLatestJackpotResult',
  client: 'main',
  method: 'GET',
  path: '/jackpots/latest',
  query: object({ gameId: queryId, status: enums(JACKPOT_STATUSES) }),
  answer: type({ result: nullable(jackpotResult) }),
  access: 'open',
})
