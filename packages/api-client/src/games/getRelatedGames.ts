import { game } from '@players-club/domain-models'
import { max, min, object, type } from 'superstruct'
import { endpoint, lenientArray, queryInteger } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** A few games similar to this one, the most similar first. */
export const getRelatedGames = endpoint({
  name: 'games.getRelatedGames',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/related',
  params: ofGame,
  query: object({ limit: max(min(queryInteger, 1), 24) }),
  answer: type({ content: lenientArray(game) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
