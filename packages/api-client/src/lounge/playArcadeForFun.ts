import { digitalGamePlay } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { vendorGameId } from './arcadeEntry.ts'

/** Plays a lounge game for fun: no cost, no prize. */
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
