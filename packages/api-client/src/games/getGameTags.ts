import { gameTag } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The game tags. */
export const getGameTags = endpoint({
  name: 'games.getGameTags',
  client: 'main',
  method: 'GET',
  path: '/game-tags',
  answer: type({ content: array(gameTag) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
