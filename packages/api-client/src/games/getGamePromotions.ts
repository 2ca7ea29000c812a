import { promotion } from '@players-club/domain-models'
import { type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** The current and upcoming promotions that a game's tickets enter. */
export const getGamePromotions = endpoint({
  name: 'games.getGamePromotions',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/promotions',
  params: ofGame,
  answer: type({ content: lenientArray(promotion) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
