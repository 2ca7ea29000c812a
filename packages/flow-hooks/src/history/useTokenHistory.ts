'use client'

import { getTokenHistory } from '@players-club/api-client'
import {
  defaultSettings,
  type LedgerTransaction,
  type Page,
  type TokenHistoryPlace,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { tokensQuery } from './historyQueries.ts'

/** One page of the movements of the player's tokens, the latest first. */
export function useTokenHistory(
  place: TokenHistoryPlace,
  size: number = defaultSettings.loungeHistoryPageSize,
): Query<Page<LedgerTransaction>> {
  return useQuery(getTokenHistory, { query: tokensQuery(place, size).query })
}
