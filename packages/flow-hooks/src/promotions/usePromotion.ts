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
  isShownGameType,
  PAST_DRAWS_PAGE_SIZE,
  type Draw,
  type DrawPrizeContent,
  type Game,
  type Page,
  type Promotion,
  type WonPrize,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../club/query/useQuery.ts'
import { useFeatureFlags } from '../shell/featureFlags/useFeatureFlags.ts'
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
  /** Those whose tickets count, as far as this visitor may see them. */
  games: Query<{ content: Game[] }>
}

const NOTHING = { content: [], page: 0, size: 0, totalElements: 0 }

/** A promotion with everything that its page shows. Pages of draws are counted from 0. */
export function usePromotion(promotionId: number, drawsPage: number): PromotionQueries {
  const params = { promotionId }
  const drawsOf = (page: number) => ({ params, query: { page, size: DRAWS_PAGE_SIZE } })
  const draws = useQuery(getPromotionDraws, drawsOf(drawsPage))
  // Whichever page is read, the prizes stay those of the draw that matters.
  const firstDraws = useQuery(getPromotionDraws, drawsOf(0))
  const published = useQuery(getPublishedDraws, {
    params,
    query: { page: 0, size: PAST_DRAWS_PAGE_SIZE },
  })
  const flags = useFeatureFlags()
  const gameIds = useQuery(getPromotionGames, { params }).data?.gameIds ?? []
  const inFocus = drawInFocus(firstDraws.data?.content ?? [])
  const latest = published.data?.content[0]
  const games = useQuery(getGamesByIds, gameIds.length > 0 ? { query: { filter: { gameIds } } } : null)
  const isShown = ({ gameTypeId }: Game) => isShownGameType(gameTypeId, flags)
  return {
    promotion: useQuery(getPromotion, { params }),
    draws,
    published,
    prizes: following(firstDraws, useDrawPrizes(inFocus?.id ?? null)),
    winners: following(published, useDrawWinners(latest?.id ?? null)),
    games: { ...games, data: games.data && { content: games.data.content.filter(isShown) } },
  }
}

/** What is asked of one of these draws: without any there is nothing of it, and without an answer about them none of it. */
function following<T>(draws: Query<Page<Draw>>, query: Query<Page<T>>): Query<Page<T>> {
  if (draws.data?.totalElements === 0) return { ...query, data: NOTHING }
  return draws.data === undefined && draws.error !== null
    ? { ...query, error: draws.error, refresh: draws.refresh }
    : query
}
