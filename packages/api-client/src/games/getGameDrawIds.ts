import { array, integer, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** The ids of all draws that a game's tickets enter. */
export const getGameDrawIds = endpoint({
  name: 'games.getGameDrawIds',
  client: 'main',
  method: 'GET',
  path: '/games/{gameId}/draws',
  params: ofGame,
  answer: type({ content: array(integer()) }),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
