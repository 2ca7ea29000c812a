import { digitalGamePlay } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { activityErrors } from './activityErrors.ts'

/** Plays an activity's game for points. The outcome is fixed and stored by this call. */
export const playForPoints = endpoint({
  name: 'activities.playForPoints',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/digital-games/plays',
  body: object({ key: stableKey }),
  answer: digitalGamePlay,
  errors: {
    ...activityErrors,
    'activities.limitReached': 422,
    'error.digitalGame.none': 404,
    'error.gameLoad': 503,
  },
  access: 'player',
  effect: 'value',
})
