import { game } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** All games similar to this one, the most similar first. */
export const getAllRelatedGames = endpoint({
  name: 'games.getAllRelatedGames',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/all-related',
  params: ofGame,
  answer: type({ content: lenientArray(game) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
