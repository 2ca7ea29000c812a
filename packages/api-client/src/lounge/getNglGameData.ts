import { nglGameData } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { vendorGameId } from './arcadeEntry.ts'

/** An NGL game before a play, with its wagers in the game's own unit. */
export const getNglGameData = endpoint({
  name: 'lounge.getNglGameData',
  client: 'arcade',
  method: 'GET',
  path: '/games/{gameId}',
  params: object({ gameId: vendorGameId }),
  query: object({ fun: enums(['true', 'false']) }),
  answer: nglGameData,
  errors: { 'lounge.game.notFound': 404 },
  access: 'player',
})
