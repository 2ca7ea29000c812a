import { digitalGameResult } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { digitalRevealToken, playErrors } from './digitalGame.ts'

/** Ends a play without playing it and returns its outcome. */
export const skipInteractiveGame = endpoint({
  name: 'activities.skipInteractiveGame',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/digital-games/skips',
  body: object({ token: digitalRevealToken }),
  answer: digitalGameResult,
  errors: playErrors,
  access: 'player',
  effect: 'value',
})
