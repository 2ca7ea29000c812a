import { getSecondChanceTickets } from '@players-club/api-client'
import type { DrawEntry, HistoryPlace, Page } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { daysQuery } from './historyQueries.ts'

/** The entries that came into draws from the player's tickets; nothing is asked without a place. */
export function useSecondChanceTickets(place: HistoryPlace | null): Query<Page<DrawEntry>> {
  return useQuery(getSecondChanceTickets, place && daysQuery(place))
}
