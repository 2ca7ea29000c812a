import { arcadeGame } from '@players-club/domain-models'
import { endpoint, ofArcadeGame } from '../endpoint/index.ts'

/** Returns one arcade game by its id; an unpublished one is not found. */
export const getArcadeGame = endpoint({
  name: 'lounge.getArcadeGame',
  client: 'main',
  method: 'GET',
  path: '/arcade-games/{gameId}',
  params: ofArcadeGame,
  answer: arcadeGame,
  errors: { 'lounge.game.notFound': 404 },
  access: 'open',
})
