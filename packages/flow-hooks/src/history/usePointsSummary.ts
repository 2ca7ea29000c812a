'use client'

import { getExpiringPoints, getPendingPoints } from '@players-club/api-client'
import type { ExpiringPoints } from '@players-club/domain-models'
import { balanceOf } from '../club/query/balanceOf.ts'
import { useQuery } from '../club/query/useQuery.ts'
import { usePointsBalance } from './usePointsBalance.ts'

/** What the player holds, what is on its way, and what is about to be lost; each undefined until it is known. */
export interface PointsSummary {
  /** Null where it could not be loaded. */
  readonly balance: number | null | undefined
  readonly pending: number | undefined
  readonly expiring: ExpiringPoints | undefined
}

/** A player's points: the balance, those on their way, and those that expire; undefined until each is loaded. */
export function usePointsSummary(): PointsSummary {
  return {
    balance: balanceOf(usePointsBalance()),
    pending: useQuery(getPendingPoints, {}).data?.pending,
    expiring: useQuery(getExpiringPoints, {}).data,
  }
}
