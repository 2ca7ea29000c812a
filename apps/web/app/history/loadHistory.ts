import {
  getDebitHistory,
  getDrawsHistory,
  getExpiringPoints,
  getPendingPoints,
  getPointsHistory,
  getTicketEntries,
  type Api,
} from '@players-club/api-client'
import { isPointsTab, type HistoryPlace } from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { daysQuery, pointsQuery, ticketsQuery } from '@players-club/flow-hooks/history'
import { answerFor } from '../shell/answerFor.ts'

function rowsAt(api: Api, place: HistoryPlace): Promise<QueryAnswer[]> {
  const { tab } = place
  if (isPointsTab(tab)) return answerFor(api, getPointsHistory, pointsQuery(place, tab))
  if (tab === 'tickets') return answerFor(api, getTicketEntries, ticketsQuery(place))
  return answerFor(api, tab === 'rewards' ? getDebitHistory : getDrawsHistory, daysQuery(place))
}

/** Loads the data of a history page. */
export async function loadHistory(api: Api, place: HistoryPlace): Promise<QueryAnswer[]> {
  const answers = await Promise.all([
    rowsAt(api, place),
    answerFor(api, getPendingPoints, {}),
    answerFor(api, getExpiringPoints, {}),
  ])
  return answers.flat()
}
