import { gameTag } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'

/** Returns all tags that games can be filtered by, each with the type that it belongs to. */
export const getGameTags = endpoint({
  name: 'games.getGameTags',
  client: 'main',
  method: 'GET',
  path: '/game-tags',
  answer: type({ content: lenientArray(gameTag) }),
  access: 'open',
})
