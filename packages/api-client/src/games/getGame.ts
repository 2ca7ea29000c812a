import { game } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** A published game, by its game id or by the id of its record. */
export const getGame = endpoint({
  name: 'games.getGame',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}',
  params: ofGame,
  answer: game,
  errors: { 'games.notFound': 404 },
  access: 'open',
})
