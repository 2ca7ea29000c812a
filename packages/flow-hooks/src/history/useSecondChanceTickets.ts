'use client'

import { getDrawsByIds, getSecondChanceTickets } from '@players-club/api-client'
import type { Draw, DrawEntry, HistoryPlace, Page } from '@players-club/domain-models'
import { useQuery } from '../club/query/useQuery.ts'
import { daysQuery } from './historyQueries.ts'

/** As many as the call gives at once. */
const LATEST = { page: 0, size: 100 } as const

/** What `useSecondChanceTickets` returns: entries into draws that came from tickets. */
export interface SecondChanceTickets {
  /** The latest entries of these days; undefined until they are there, and on other tabs. */
  readonly entries: Page<DrawEntry> | undefined
  /** What they were entered into; empty until it is known. */
  readonly draws: readonly Draw[]
}

const none: Draw[] = []

/** The entries that came into draws from the player's tickets, for the tab of draws. */
export function useSecondChanceTickets(place: HistoryPlace): SecondChanceTickets {
  const isAsked = place.tab === 'draws'
  const { data: entries } = useQuery(
    getSecondChanceTickets,
    isAsked ? daysQuery({ ...place, ...LATEST }) : null,
  )
  const drawIds = [...new Set(entries?.content.map(({ drawId }) => drawId))].toSorted((a, b) => a - b)
  const { data } = useQuery(getDrawsByIds, drawIds.length > 0 ? { query: { filter: { drawIds } } } : null)
  return { entries, draws: data?.content ?? none }
}
