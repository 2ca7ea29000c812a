import { digitalGameResult } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { sessionSecret } from './sessionSecret.ts'

/** Ends a play of an NGL session and credits its prize. */
export const endNglGame = endpoint({
  name: 'lounge.endNglGame',
  client: 'arcade',
  method: 'POST',
  path: '/ends',
  body: object({ clientSessionId: sessionSecret, playData: sessionSecret }),
  answer: digitalGameResult,
  errors: { 'error.arcade.noNglSession': 404 },
  access: 'player',
  effect: 'value',
})
