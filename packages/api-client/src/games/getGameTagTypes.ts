import { gameTagType } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The types of game tags. */
export const getGameTagTypes = endpoint({
  name: 'games.getGameTagTypes',
  client: 'main',
  method: 'GET',
  path: '/game-tag-types',
  answer: type({ content: array(gameTagType) }),
  errors: {},
  access: 'open',
  effect: 'read',
})
