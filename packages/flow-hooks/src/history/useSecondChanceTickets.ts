'use client'

import { getDrawsByIds, getSecondChanceTickets } from '@players-club/api-client'
import type { Draw, DrawEntry, HistoryPlace, Page } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { daysQuery } from './historyQueries.ts'

/** As many as the call gives at once. */
const LATEST = { page: 0, size: 100 } as const

/** What `useSecondChanceTickets` returns: the latest entries of these days into draws that came from tickets. */
export interface SecondChanceTickets extends Query<Page<DrawEntry>> {
  /** What they were entered into; empty until it is known. */
  readonly draws: readonly Draw[]
}

const none: Draw[] = []

/** The entries that came into draws from the player's tickets, for the tab of draws. */
export function useSecondChanceTickets(place: HistoryPlace): SecondChanceTickets {
  const isAsked = place.tab === 'draws'
  const entries = useQuery(getSecondChanceTickets, isAsked ? daysQuery({ ...place, ...LATEST }) : null)
  const drawIds = [...new Set(entries.data?.content.map(({ drawId }) => drawId))].toSorted((a, b) => a - b)
  const { data } = useQuery(getDrawsByIds, drawIds.length > 0 ? { query: { filter: { drawIds } } } : null)
  return { ...entries, draws: data?.content ?? none }
}
