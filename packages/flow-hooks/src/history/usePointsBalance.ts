'use client'

import { getPointsBalance } from '@players-club/api-client'
import type { PointsBalance } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The player's points; nothing for a guest. */
export function usePointsBalance(): Query<PointsBalance> {
  return useQuery(getPointsBalance, {})
}
