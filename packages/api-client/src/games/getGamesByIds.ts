import { game } from '@players-club/domain-models'
import { array, object, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { gameIdsFilter } from './gamesFilter.ts'

/** Published games by their game ids, in the requested order; unpublished ones are left out. */
export const getGamesByIds = endpoint({
  name: 'games.getGamesByIds',
  client: 'main',
  method: 'GET',
  path: '/published-games',
  query: object({ filter: gameIdsFilter }),
  answer: type({ content: array(game) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
