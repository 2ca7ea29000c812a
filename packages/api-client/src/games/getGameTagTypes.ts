import { gameTagType } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Tells what game tags can be about; the library groups its filter by them. */
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
