import { calendarDay, pageOf, quickDrawResult } from '@players-club/domain-models'
import { max, min, object } from 'superstruct'
import { endpoint, queryInteger } from '../endpoint/index.ts'
import { ofGame, pageNumber } from './gameParams.ts'

/** Results of a quick-draw game from a day on, the latest first. */
export const getQuickDrawResultsFrom = endpoint({
  name: 'games.getQuickDrawResultsFrom',
  client: 'main',
  method: 'GET',
  path: '/quick-draw/{gameId}/results',
  params: ofGame,
  query: object({ from: calendarDay(), page: pageNumber, size: max(min(queryInteger, 1), 999) }),
  answer: pageOf(quickDrawResult),
  errors: { 'games.notFound': 404 },
  access: 'open',
})
