import { promotion } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** The promotions that tickets of a game take part in now or soon. */
export const getGamePromotions = endpoint({
  name: 'games.getGamePromotions',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/promotions',
  params: ofGame,
  answer: type({ content: array(promotion) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
  effect: 'read',
})
