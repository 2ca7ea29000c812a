'use client'

import { getProgressivePromotions, getSecondChancePromotions } from '@players-club/api-client'
import type { Page, Promotion } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The first running promotions with second chances, so many of them. */
export function useSecondChancePromotions(size: number): Query<Page<Promotion>> {
  return useQuery(getSecondChancePromotions, { query: { page: 0, size } })
}

/** The first running promotions with a progressive prize, limited to this number. */
export function useProgressivePromotions(size: number): Query<Page<Promotion>> {
  return useQuery(getProgressivePromotions, { query: { page: 0, size } })
}
