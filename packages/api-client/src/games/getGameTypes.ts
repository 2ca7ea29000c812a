import { gameType } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The types of games. */
export const getGameTypes = endpoint({
  name: 'games.getGameTypes',
  client: 'main',
  method: 'GET',
  path: '/game-types',
  answer: type({ content: array(gameType) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
