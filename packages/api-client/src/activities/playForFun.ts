import { digitalGamePlay } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Plays a game for fun: no cost, no prize. */
export const playForFun = endpoint({
  name: 'activities.playForFun',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/digital-games/fun-plays',
  body: object({ gameId: size(string(), 1, 40) }),
  answer: digitalGamePlay,
  errors: { 'error.digitalGame.none': 404, 'error.gameLoad': 503 },
  access: 'player',
  effect: 'write',
})
