import {
  getGamesByIds,
  getPromotion,
  getPromotionDraws,
  getPromotionGames,
  getPublishedDraws,
} from '@players-club/api-client'
import {
  drawInFocus,
  DRAWS_PAGE_SIZE,
  PAST_DRAWS_PAGE_SIZE,
  type Draw,
  type DrawPrizeContent,
  type Game,
  type Page,
  type Promotion,
  type WonPrize,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useDrawPrizes, useDrawWinners } from './useDrawPrizes.ts'

export interface PromotionQueries {
  promotion: Query<Promotion>
  draws: Query<Page<Draw>>
  /** The draws whose winners are announced. */
  published: Query<Page<Draw>>
  /** What the draw that is next, or was last, gives. */
  prizes: Query<Page<DrawPrizeContent>>
  /** Of the draw that was last. */
  winners: Query<Page<WonPrize>>
  games: Query<{ content: Game[] }>
}

/** A promotion with everything that its page shows. Pages of draws are counted from 0. */
export function usePromotion(promotionId: number, drawsPage: number): PromotionQueries {
  const params = { promotionId }
  const draws = useQuery(getPromotionDraws, { params, query: { page: drawsPage, size: DRAWS_PAGE_SIZE } })
  const published = useQuery(getPublishedDraws, {
    params,
    query: { page: 0, size: PAST_DRAWS_PAGE_SIZE },
  })
  const games = useQuery(getPromotionGames, { params })
  const inFocus = drawInFocus(draws.data?.content ?? [])
  const latest = published.data?.content[0]
  const gameIds = games.data?.gameIds ?? []
  return {
    promotion: useQuery(getPromotion, { params }),
    draws,
    published,
    prizes: useDrawPrizes(inFocus?.id ?? null),
    winners: useDrawWinners(latest?.id ?? null),
    games: useQuery(getGamesByIds, gameIds.length > 0 ? { query: { filter: { gameIds } } } : null),
  }
}
