import { gameTagType } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'

/** Returns what game tags can be about; the library groups its filter by them. */
export const getGameTagTypes = endpoint({
  name: 'games.getGameTagTypes',
  client: 'main',
  method: 'GET',
  path: '/game-tag-types',
  answer: type({ content: lenientArray(gameTagType) }),
  access: 'open',
})
