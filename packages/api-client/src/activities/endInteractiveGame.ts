import { digitalGameResult } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { digitalRevealToken, playErrors } from './digitalGame.ts'

/** Ends a play and credits the prize that is due at its end. */
export const endInteractiveGame = endpoint({
  name: 'activities.endInteractiveGame',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/digital-games/ends',
  body: object({ token: digitalRevealToken }),
  answer: digitalGameResult,
  errors: playErrors,
  access: 'player',
  effect: 'value',
})
