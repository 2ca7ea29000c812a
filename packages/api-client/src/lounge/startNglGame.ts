import { nglGameData } from '@players-club/domain-models'
import { min, number, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { arcadePlayErrors, vendorGameId } from './arcadeEntry.ts'
import { sessionSecret } from './sessionSecret.ts'

/** Begins a play in a sitting, and pays its wager unless the sitting is for fun. */
export const startNglGame = endpoint({
  name: 'lounge.startNglGame',
  client: 'arcade',
  method: 'POST',
  path: '/plays',
  body: object({
    gameId: vendorGameId,
    /** As the game itself counts it. */
    wager: min(number(), 0),
    clientSessionId: sessionSecret,
    clientRequestToken: sessionSecret,
  }),
  answer: nglGameData,
  errors: { ...arcadePlayErrors, 'error.arcade.noNglSession': 404, 'error.arcade.sessionOver': 403 },
  access: 'player',
  effect: 'value',
})
