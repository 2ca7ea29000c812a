import { object } from 'superstruct'
import { endpoint, nothing } from '../endpoint/index.ts'
import { digitalRevealToken, playErrors } from './digitalGame.ts'

/** Marks a play as started. */
export const startInteractiveGame = endpoint({
  name: 'activities.startInteractiveGame',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/digital-games/starts',
  body: object({ token: digitalRevealToken }),
  answer: nothing,
  errors: { ...playErrors, 'error.digitalGame.over': 410 },
  access: 'player',
  effect: 'write',
})
