'use client'

import { getLoungeReward, getPlayerLoungeReward, getPublishedDraws } from '@players-club/api-client'
import {
  PAST_DRAWS_PAGE_SIZE,
  type Draw,
  type LoungeReward,
  type Page,
  type PlayerLoungeReward,
  type WonPrize,
} from '@players-club/domain-models'
import { useEffect } from 'react'
import { useSession } from '../../club/session/useSession.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useDrawWinners } from '../../promotions/useDrawPrizes.ts'
import { withRedirectMessage } from '../lobby/useRedirectMessage.ts'
import { useRefreshOnNewDay } from '../useRefreshOnNewDay.ts'

/** A drawing as the visitor sees it; a guest has no player fields. */
export type SeenLoungeReward = LoungeReward &
  Partial<Pick<PlayerLoungeReward, 'frequencyCap'>> & {
    readonly playerEntries?: number
    readonly hasFreeEntry?: boolean
  }

/** One drawing. Without one of that id the visitor goes to the lobby, where a message says so. */
export function useLoungeReward(rewardId: number): Query<SeenLoungeReward> {
  const { navigator, paths } = useClub()
  const { isSignedIn } = useSession()
  const input = { params: { rewardId } }
  const own = useQuery(getPlayerLoungeReward, isSignedIn ? input : null)
  const everybodys = useQuery(getLoungeReward, isSignedIn ? null : input)
  const { data, ...query } = isSignedIn ? own : everybodys

  // The entries that may be had per day begin again.
  useRefreshOnNewDay(query.refresh)

  const isMissing = query.error?.key === 'lounge.reward.notFound' && !query.loading
  useEffect(() => {
    if (isMissing)
      navigator.go(paths.lounge, { replace: true, ...withRedirectMessage('lounge.reward.notFound') })
  }, [isMissing, navigator, paths])

  const { playerEntries, hasFreeEntry } = own.data?.draw ?? {}
  return { ...query, data: data && (isSignedIn ? { ...data, playerEntries, hasFreeEntry } : data) }
}

/** The draws of a drawing whose winners are announced, with those who won the last of them. */
export function usePastDraws(
  reward: LoungeReward | undefined,
  page: number,
): { readonly draws: Query<Page<Draw>>; readonly winners: Query<Page<WonPrize>> } {
  const params = { promotionId: reward?.externalId ?? 0 }
  const asked = (of: number) => (reward ? { params, query: { page: of, size: PAST_DRAWS_PAGE_SIZE } } : null)
  const first = useQuery(getPublishedDraws, asked(0))
  const draws = useQuery(getPublishedDraws, asked(page))
  return { draws, winners: useDrawWinners(first.data?.content[0]?.id ?? null) }
}
