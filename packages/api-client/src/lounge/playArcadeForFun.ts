import { digitalGamePlay } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { vendorGameId } from './arcadeEntry.ts'

/** Plays a game of the lounge for fun: it takes no tokens and gives none. */
export const playArcadeForFun = endpoint({
  name: 'lounge.playArcadeForFun',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/arcade-fun-plays',
  body: object({ gameId: vendorGameId }),
  answer: digitalGamePlay,
  errors: { 'lounge.game.notFound': 404, 'error.gameLoad': 503 },
  access: 'player',
  effect: 'write',
})
