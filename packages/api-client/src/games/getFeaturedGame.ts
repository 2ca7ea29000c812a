import { game } from '@players-club/domain-models'
import { nullable, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** The featured game; nothing if there is none. */
export const getFeaturedGame = endpoint({
  name: 'games.getFeaturedGame',
  client: 'main',
  method: 'GET',
  path: '/featured-game',
  answer: type({ game: nullable(game) }),
  access: 'open',
})
