import { game } from '@players-club/domain-models'
import { object, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { gameIdsFilter } from './gamesFilter.ts'

/** Published games by their game ids, in the requested order; unpublished ones are left out. */
export const getGamesByIds = endpoint({
  name: 'games.getGamesByIds',
  client: 'main',
  method: 'GET',
  path: '/published-games',
  query: object({ filter: gameIdsFilter }),
  answer: type({ content: lenientArray(game) }),
  access: 'open',
})
