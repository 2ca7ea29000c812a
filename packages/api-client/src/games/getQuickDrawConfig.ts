import { quickDrawConfig } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { ofGame } from './gameParams.ts'

/** A quick-draw game's layout and address. */
export const getQuickDrawConfig = endpoint({
  name: 'games.getQuickDrawConfig',
  client: 'main',
  method: 'GET',
  path: '/quick-draw/{gameId}/config',
  params: ofGame,
  answer: quickDrawConfig,
  errors: { 'games.notFound': 404 },
  access: 'open',
})
