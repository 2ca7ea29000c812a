'use client'

import { getQuickDrawConfig, getQuickDrawJackpots, getQuickDrawResultsFrom } from '@players-club/api-client'
import {
  dayBeforeDraw,
  JACKPOT_RESULTS_PAGE_SIZE,
  type LatestQuickDraw,
  type Page,
  type QuickDrawConfig,
  type QuickDrawDay,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useLatestQuickDraw } from './useLatestQuickDraw.ts'

/** More than a day can hold, so that one page has all. */
const ALL_OF_TWO_DAYS = 999

/** What `useQuickDraw` returns: the configuration and the draws; each loads by itself. */
export interface QuickDraw {
  readonly config: Query<QuickDrawConfig>
  readonly latest: Query<LatestQuickDraw>
  /** The draws since the day before the latest. */
  readonly recent: Query<Page<QuickDrawResult>>
  readonly days: Query<Page<QuickDrawDay>>
}

/** The results of a quick-draw game. */
export function useQuickDraw(gameId: number | undefined, page: number): QuickDraw {
  const { zone } = useClub().lottery
  const ofGame = gameId === undefined ? null : { params: { gameId } }
  const config = useQuery(getQuickDrawConfig, ofGame)
  const latest = useLatestQuickDraw(gameId)
  const drawn = latest.data?.result
  const recent = useQuery(
    getQuickDrawResultsFrom,
    ofGame && drawn
      ? { ...ofGame, query: { from: dayBeforeDraw(drawn.drawDate, zone), page: 0, size: ALL_OF_TWO_DAYS } }
      : null,
  )
  const days = useQuery(
    getQuickDrawJackpots,
    ofGame && { ...ofGame, query: { page, size: JACKPOT_RESULTS_PAGE_SIZE } },
  )
  useRefreshAfterDraw(latest.data && (drawn?.externalId ?? null), recent.refresh, days.refresh)
  return { config, latest, recent, days }
}

/** Loads the lists again when another draw is the latest, which they do not hold yet. */
function useRefreshAfterDraw(
  latestId: string | null | undefined,
  ...lists: readonly (() => Promise<void>)[]
) {
  const known = useRef(latestId)
  useEffect(() => {
    const before = known.current
    known.current = latestId
    if (before === undefined || latestId === undefined || before === latestId) return
    for (const refresh of lists) void refresh()
  })
}
