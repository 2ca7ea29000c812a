'use client'

import {
  getActiveDraws,
  getGamesByIds,
  getPromotion,
  getPromotionDraws,
  getPromotionGames,
  getPublishedDraws,
} from '@players-club/api-client'
import {
  drawInFocus,
  DRAWS_PAGE_SIZE,
  isShownGameType,
  pageInFocus,
  PAST_DRAWS_PAGE_SIZE,
  type Draw,
  type DrawPrizeContent,
  MESSAGE_TIMEOUTS,
  type Game,
  type Message,
  type Page,
  type Promotion,
  type WonPrize,
} from '@players-club/domain-models'
import { useFound } from '../club/query/useFound.ts'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useClub } from '../club/useClub.ts'
import { useRedirectWithMessage } from '../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../club/useStableVerbs.ts'
import { useFeatureFlags } from '../club/featureFlags/useFeatureFlags.ts'
import { gamesByIds } from '../games/gamesByIds.ts'
import { useDrawPrizes, useDrawWinners } from './useDrawPrizes.ts'

/** What `usePromotion` returns: the parts of a promotion's page; each loads by itself. */
export interface PromotionQueries {
  promotion: Query<Promotion>
  draws: Query<Page<Draw>>
  /** Which page of them it is. */
  drawsPage: number
  /** The draws whose winners are announced. */
  published: Query<Page<Draw>>
  /** What the draw that is next, or was last, gives. */
  prizes: Query<Page<DrawPrizeContent>>
  /** Of the draw that was last. */
  winners: Query<Page<WonPrize>>
  /** Those whose tickets count, as far as this visitor may see them. */
  games: Query<{ content: Game[] }>
}

/** What finds the draw in focus: the server that renders a promotion asks for the same. */
export const ONE_DRAW = { page: 0, size: 1 }

const NOT_FOUND = {
  type: 'warning',
  key: 'promotions.notFound',
  timeout: MESSAGE_TIMEOUTS.short,
} as const satisfies Message

/**
 * A promotion with everything that its page shows; one that is not there leads to the list. Pages of draws are counted
 * from 0; without one, that of the draw in focus.
 */
export function usePromotion(promotionId: number, drawsPage: number | null): PromotionQueries {
  const params = { promotionId }
  const { missing, ...promotion } = useFound(useQuery(getPromotion, { params }), {
    id: promotionId,
    refusals: [NOT_FOUND.key],
  })
  useRedirectWithMessage(useClub().paths.promotions, missing && NOT_FOUND)
  const drawsQuery = (page: number) => ({ params, query: { page, size: DRAWS_PAGE_SIZE } })
  // Whichever page is read, the prizes stay those of the draw that matters.
  const firstDraws = useQuery(getPromotionDraws, drawsQuery(0))
  const active = useQuery(getActiveDraws, { params, query: ONE_DRAW })
  const total = firstDraws.data?.totalElements
  const focusPage =
    total === undefined || !active.data ? null : pageInFocus({ total, active: active.data.totalElements })
  const atFocus = useQuery(getPromotionDraws, focusPage === null ? null : drawsQuery(focusPage))
  const shownPage = drawsPage ?? focusPage
  const shownDraws = useQuery(getPromotionDraws, shownPage === null ? null : drawsQuery(shownPage))
  const published = useQuery(getPublishedDraws, {
    params,
    query: { page: 0, size: PAST_DRAWS_PAGE_SIZE },
  })
  const flags = useFeatureFlags()
  const eligible = useQuery(getPromotionGames, { params })
  const gameIds = eligible.data?.gameIds
  const inFocus = drawInFocus(active.data?.content ?? [], atFocus.data?.content ?? [])
  // Both are needed to find the draw in focus: what failed of them is asked for again together.
  const located = {
    ...useStableVerbs({
      refresh: async () => void (await Promise.all([firstDraws.refresh(), active.refresh()])),
    }),
    data: firstDraws.data && active.data,
    error: firstDraws.error ?? active.error,
    loading: firstDraws.loading || active.loading,
  }
  const prizes = useDrawPrizes(inFocus?.id ?? null)
  const latest = published.data?.content[0]
  const ofThem = useQuery(getGamesByIds, gamesByIds(gameIds))
  const games = following(eligible, ofThem, gameIds?.length === 0 ? { content: [] } : undefined)
  const isShown = ({ gameTypeId }: Game) => isShownGameType(gameTypeId, flags)
  return {
    promotion,
    draws: following(located, shownDraws),
    drawsPage: shownPage ?? 0,
    published,
    prizes: following(located, following(atFocus, prizes), emptyIfNoDraws(firstDraws)),
    winners: following(published, useDrawWinners(latest?.id ?? null), emptyIfNoDraws(published)),
    games: { ...games, data: games.data && { content: games.data.content.filter(isShown) } },
  }
}

const NOTHING = { content: [], page: 0, size: 0, totalElements: 0 }

const emptyIfNoDraws = (draws: Query<Page<Draw>>) => (draws.data?.totalElements === 0 ? NOTHING : undefined)

/** A query that depends on the answer of another: empty if that is empty, failed if that failed. */
function following<T>(first: Query<unknown>, query: Query<T>, nothing?: T): Query<T> {
  if (nothing !== undefined) return { ...query, data: nothing }
  return first.data === undefined && first.error !== null && query.data === undefined
    ? { ...query, error: first.error, refresh: first.refresh }
    : query
}
