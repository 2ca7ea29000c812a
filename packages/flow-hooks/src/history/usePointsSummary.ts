'use client'

import { getExpiringPoints, getPendingPoints } from '@players-club/api-client'
import type { ExpiringPoints } from '@players-club/domain-models'
import { balanceOf } from '../club/query/balanceOf.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { usePointsBalance } from './usePointsBalance.ts'

/** What the player holds, what is on its way, and what is about to be lost; undefined until known, null after a failure. */
export interface PointsSummary {
  readonly balance: number | null | undefined
  readonly pending: number | null | undefined
  readonly expiring: ExpiringPoints | null | undefined
}

const missing = ({ error }: Query<unknown>) => (error ? null : undefined)

/** A player's points: the balance, those on their way, and those that expire. */
export function usePointsSummary(): PointsSummary {
  const pending = useQuery(getPendingPoints, {})
  const expiring = useQuery(getExpiringPoints, {})
  return {
    balance: balanceOf(usePointsBalance()),
    pending: pending.data?.pending ?? missing(pending),
    expiring: expiring.data ?? missing(expiring),
  }
}
