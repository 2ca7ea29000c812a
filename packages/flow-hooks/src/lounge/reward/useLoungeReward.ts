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
import { useSession } from '../../club/session/useSession.ts'
import { useFound } from '../../club/query/useFound.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useRefreshOnNewDay } from '../../club/useRefreshOnNewDay.ts'
import { useDrawWinners } from '../../promotions/useDrawPrizes.ts'
import { useRedirectToLobby } from '../lobby/useRedirectMessage.ts'

/** A drawing as the visitor sees it; a guest has no player fields. */
export type SeenLoungeReward = LoungeReward &
  Partial<Pick<PlayerLoungeReward, 'frequencyCap'>> & {
    readonly playerEntries?: number
    readonly hasFreeEntry?: boolean
  }

const MISSING = 'lounge.reward.notFound'

/** One drawing. Without one of that id the visitor goes to the lobby, where a message says so. One that ends while its page is open stays. */
export function useLoungeReward(rewardId: number): Query<SeenLoungeReward> {
  const { isSignedIn } = useSession()
  const input = { params: { rewardId } }
  const own = useQuery(getPlayerLoungeReward, isSignedIn ? input : null)
  const everybodys = useQuery(getLoungeReward, isSignedIn ? null : input)
  const { data, missing, ...query } = useFound<LoungeReward | PlayerLoungeReward>(
    isSignedIn ? own : everybodys,
    { id: rewardId, refusals: [MISSING] },
  )

  // The entries that may be had per day begin again.
  useRefreshOnNewDay(query.refresh)

  useRedirectToLobby(missing && MISSING)

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
