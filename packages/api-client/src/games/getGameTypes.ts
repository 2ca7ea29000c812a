import { gameType } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'

/** Returns the types of games with their names, for the filter of the library. */
export const getGameTypes = endpoint({
  name: 'games.getGameTypes',
  client: 'main',
  method: 'GET',
  path: '/game-types',
  answer: type({ content: lenientArray(gameType) }),
  access: 'open',
})
