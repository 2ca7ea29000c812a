import { latestQuickDraw } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** The latest draw of a quick-draw game, and the latest one with a winner. */
export const getLatestQuickDraw = endpoint({
  name: 'games.getLatestQuickDraw',
  client: 'main',
  method: 'GET',
  path: '/quick-draw/{gameId}/latest',
  params: ofGame,
  answer: latestQuickDraw,
  errors: { 'games.notFound': 404 },
  access: 'open',
})
