'use client'

import { getPrizesWithContent, getPrizesWithWinners } from '@players-club/api-client'
import type { DrawPrizeContent, Page, WonPrize } from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'

/** The page that holds all prizes of a draw; the server that renders a promotion asks for the same. */
export const ALL_PRIZES = { page: 0, size: 100 }

/** Who won in a draw, once it is announced; nothing is asked without one. */
export function useDrawWinners(drawId: number | null): Query<Page<WonPrize>> {
  return useQuery(getPrizesWithWinners, drawId === null ? null : { params: { drawId }, query: ALL_PRIZES })
}

/** What a draw gives; nothing is asked without one. */
export function useDrawPrizes(drawId: number | null): Query<Page<DrawPrizeContent>> {
  return useQuery(getPrizesWithContent, drawId === null ? null : { params: { drawId }, query: ALL_PRIZES })
}
