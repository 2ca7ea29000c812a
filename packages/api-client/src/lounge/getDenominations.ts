import { arcadeChance, denomination } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'
import { ofArcadeGame } from './arcadeGameId.ts'

/** What a play of an arcade game can take, nothing where it has one price, and what comes of it how often. */
export const getDenominations = endpoint({
  name: 'lounge.getDenominations',
  client: 'main',
  method: 'GET',
  path: '/arcade-games/{gameId}/denominations',
  params: ofArcadeGame,
  answer: type({ content: array(denomination), chances: array(arcadeChance) }),
  errors: { 'lounge.game.notFound': 404 },
  access: 'open',
  effect: 'read',
})
