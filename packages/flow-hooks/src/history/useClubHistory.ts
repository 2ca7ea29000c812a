'use client'

import {
  getDebitHistory,
  getDrawsHistory,
  getPointsHistory,
  getTicketEntries,
} from '@players-club/api-client'
import { isPointsTab, type HistoryPlace, type HistoryRows } from '@players-club/domain-models'
import { useMemo } from 'react'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { daysQuery, pointsQuery, ticketsQuery } from './historyQueries.ts'

/** What `useClubHistory` returns: the rows of a tab, and the state of loading them. */
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

  const asked = isPointsTab(tab) ? points : { rewards: debits, tickets, draws }[tab]
  const { data, error, loading, refresh } = asked
  // Memoized: a page of a hundred rows is not rendered again for each keystroke beside it.
  const rows = useMemo(() => ({ tab, data }) as HistoryRows, [tab, data])
  return { rows, error, loading, refresh }
}
