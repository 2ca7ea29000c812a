import { gameData } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { digitalRevealToken, playErrors } from './digitalGame.ts'

/** The data that show a play, by the player's token. */
export const getArcadeGameData = endpoint({
  name: 'activities.getArcadeGameData',
  client: 'loyaltyV1',
  method: 'GET',
  path: '/digital-game-reveals/{digitalRevealToken}',
  params: object({ digitalRevealToken }),
  answer: gameData,
  errors: playErrors,
  access: 'player',
})
