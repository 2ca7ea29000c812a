import { digitalGame } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, stableKey } from '../endpoint/index.ts'
import { gameOfferedBy } from './digitalGame.ts'

/** The game of an activity or a reward: its prizes and their odds. */
export const fetchDigitalGame = endpoint({
  name: 'activities.fetchDigitalGame',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/digital-games/{offeredBy}/{key}',
  params: object({ offeredBy: gameOfferedBy, key: stableKey }),
  answer: digitalGame,
  errors: { 'error.digitalGame.none': 404 },
  access: 'open',
})
