import { gameIds } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'

/** The ids of the published games of a type. */
export const getGameIdsByType = endpoint({
  name: 'games.getGameIdsByType',
  client: 'main',
  method: 'GET',
  path: '/game-types/{gameTypeId}/games',
  params: object({ gameTypeId: queryId }),
  answer: type({ content: array(gameIds) }),
  access: 'open',
})
