import { gamePrize } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** A game's prizes, the top prize first. */
export const getGamePrizes = endpoint({
  name: 'games.getGamePrizes',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/prizes',
  params: ofGame,
  answer: type({ content: array(gamePrize) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
