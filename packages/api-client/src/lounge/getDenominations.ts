import { arcadeChance, denomination } from '@players-club/domain-models'
import { array, type } from 'superstruct'
import { endpoint, ofArcadeGame } from '../endpoint/index.ts'

/** The wagers of an arcade game, empty if it has a single price, with the odds of each outcome. */
export const getDenominations = endpoint({
  name: 'lounge.getDenominations',
  client: 'main',
  method: 'GET',
  path: '/arcade-games/{gameId}/denominations',
  params: ofArcadeGame,
  answer: type({ content: array(denomination), chances: array(arcadeChance) }),
  errors: { 'lounge.game.notFound': 404 },
  access: 'open',
})
