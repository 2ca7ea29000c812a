'use client'

import { getTokenHistory } from '@players-club/api-client'
import type { LedgerTransaction, Page, TokenHistoryPlace } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useSettings } from '../club/useClub.ts'
import { tokensQuery } from './historyQueries.ts'

/** One page of the movements of the player's tokens, the latest first. */
export function useTokenHistory(place: TokenHistoryPlace): Query<Page<LedgerTransaction>> {
  const { loungeHistoryPageSize: size } = useSettings()
  return useQuery(getTokenHistory, { query: tokensQuery(place, size).query })
}
