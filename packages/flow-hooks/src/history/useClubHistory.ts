import {
  getDebitHistory,
  getDrawsHistory,
  getPointsHistory,
  getTicketEntries,
} from '@players-club/api-client'
import { isPointsTab, type HistoryPlace, type HistoryRows } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { daysQuery, pointsQuery, ticketsQuery } from './historyQueries.ts'

export type ClubHistory = Pick<Query<unknown>, 'error' | 'loading' | 'refresh'> & {
  readonly rows: HistoryRows
}

/** One page of the tab that a place is at; only that tab is asked for. */
export function useClubHistory(place: HistoryPlace): ClubHistory {
  const { tab } = place
  const points = useQuery(getPointsHistory, isPointsTab(tab) ? pointsQuery(place, tab) : null)
  const debits = useQuery(getDebitHistory, tab === 'rewards' ? daysQuery(place) : null)
  const tickets = useQuery(getTicketEntries, tab === 'tickets' ? ticketsQuery(place) : null)
  const draws = useQuery(getDrawsHistory, tab === 'draws' ? daysQuery(place) : null)

  switch (tab) {
    case 'rewards':
      return { ...stateOf(debits), rows: { tab, data: debits.data } }
    case 'tickets':
      return { ...stateOf(tickets), rows: { tab, data: tickets.data } }
    case 'draws':
      return { ...stateOf(draws), rows: { tab, data: draws.data } }
    default:
      return { ...stateOf(points), rows: { tab, data: points.data } }
  }
}

const stateOf = ({ error, loading, refresh }: Query<unknown>) => ({ error, loading, refresh })
