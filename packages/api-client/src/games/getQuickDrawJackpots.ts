import { pageOf, quickDrawDay } from '@players-club/domain-models'
import { max, min, object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'
import { ofGame, pageNumber } from './gameParams.ts'

/** Results of a quick-draw game by draw day, the latest first. */
export const getQuickDrawJackpots = endpoint({
  name: 'games.getQuickDrawJackpots',
  client: 'main',
  method: 'GET',
  path: '/quick-draw/{gameId}/jackpots',
  params: ofGame,
  query: object({ page: pageNumber, size: max(min(queryInteger, 1), 100) }),
  answer: pageOf(quickDrawDay),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
