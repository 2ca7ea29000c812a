import { nglGameData } from '@players-club/domain-models'
import { min, number, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { arcadePlayErrors, vendorGameId } from './arcadeEntry.ts'
import { sessionSecret } from './sessionSecret.ts'

/** Starts a play in an NGL session, and pays its wager unless the session is for fun. */
export const startNglGame = endpoint({
  name: 'lounge.startNglGame',
  client: 'arcade',
  method: 'POST',
  path: '/plays',
  body: object({
    gameId: vendorGameId,
    /** In the game's own unit. */
    wager: min(number(), 0),
    clientSessionId: sessionSecret,
    clientRequestToken: sessionSecret,
  }),
  answer: nglGameData,
  errors: { ...arcadePlayErrors, 'error.arcade.noNglSession': 404, 'error.arcade.sessionOver': 403 },
  access: 'player',
  effect: 'value',
})
