import { arcadeGame } from '@players-club/domain-models'
import { enums, object, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'

/** Returns the arcade games of the lounge, the latest change first. */
export const listArcadeGames = endpoint({
  name: 'lounge.listArcadeGames',
  client: 'main',
  method: 'GET',
  path: '/arcade-games',
  query: object({ sort: enums(['lastModified,desc']) }),
  answer: type({ content: lenientArray(arcadeGame) }),
  access: 'open',
})
