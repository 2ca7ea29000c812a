import { getPointsHistory, type InputOf } from '@players-club/api-client'
import type { LedgerTransaction, Page } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

export type PointsHistoryFilter = NonNullable<InputOf<typeof getPointsHistory>['query']>['filter']

/** One page of the player's points movements, the latest first. Pages are counted from 0. */
export function usePointsHistory(
  page: number,
  size: number,
  filter?: PointsHistoryFilter,
): Query<Page<LedgerTransaction>> {
  return useQuery(getPointsHistory, { query: { page, size, filter } })
}
