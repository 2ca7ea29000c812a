'use client'

import {
  getFeaturedGame,
  getGames,
  getGameTags,
  getGameTagTypes,
  getGameTypes,
  getJackpotResults,
  getRetailPrices,
  type InputOf,
} from '@players-club/api-client'
import {
  countChoices,
  GAMES_PAGE_SIZE,
  isShownGameType,
  listedGameTypes,
  type Game,
  type GamesFilter,
  type GamesPlace,
  type GameTag,
  type GameTagType,
  type GameType,
  type JackpotResult,
  type Page,
} from '@players-club/domain-models'
import { useEffect } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useFeatureFlags } from '../../club/featureFlags/useFeatureFlags.ts'

/** The filter and page that games are asked for with. */
export type GamesQuery = NonNullable<InputOf<typeof getGames>['query']>

/**
 * The page of games that a place of the library asks for; a type that this visitor may not see is not asked for. The
 * featured game stands above a list that nothing narrows, and in one that is narrowed.
 */
export function gamesQuery(
  { filter, page }: GamesPlace,
  flags: readonly string[],
  featuredId?: number,
): GamesQuery {
  const shown = listedGameTypes(flags)
  const wanted = filter.gameTypes?.filter(type => shown.includes(type)) ?? []
  return {
    page,
    size: GAMES_PAGE_SIZE,
    sort: 'playBegin,desc',
    filter: { ...listsOf(filter), gameTypes: [...(wanted.length > 0 ? wanted : shown)] },
    ...(featuredId !== undefined && countChoices(filter) === 0 && { excludeId: featuredId }),
  }
}

function listsOf({ status, topPrizes, retailPrices, tags }: GamesFilter) {
  return {
    ...(status && { status }),
    ...(topPrizes && { topPrizes: [...topPrizes] }),
    ...(retailPrices && { retailPrices: [...retailPrices] }),
    ...(tags && { tags: [...tags] }),
  }
}

/** The draws of all games that are open, as many as one call has: their jackpots are shown on the cards of their games. */
export const OPEN_JACKPOTS = { query: { status: 'OPEN', page: 0, size: 100 } } as const

/** What the filter of the library offers: types, tags and prices. */
export interface GameMeta {
  readonly types: readonly GameType[]
  readonly tags: readonly GameTag[]
  readonly tagTypes: readonly GameTagType[]
  readonly prices: readonly number[]
}

/** What `useGames` returns: one page of the library, the featured game, and what the filter offers. */
export type GamesLibrary = Query<Page<Game>> & {
  /** Undefined while it is loading; null where there is none. */
  readonly featured: Game | null | undefined
  readonly meta: GameMeta
  readonly jackpots: readonly JackpotResult[]
}

const none: never[] = []

/** The library at a place of it. Without a featured game, as where one type is listed, nothing is left out. */
export function useGames(place: GamesPlace, { hasFeatured }: { hasFeatured: boolean }): GamesLibrary {
  const flags = useFeatureFlags()
  const { messages } = useClub()
  const featured = useQuery(getFeaturedGame, hasFeatured ? {} : null)
  const game = featured.data?.game
  const isKnown = !hasFeatured || featured.data !== undefined || featured.error !== null
  const games = useQuery(getGames, isKnown ? { query: gamesQuery(place, flags, game?.gameId) } : null)
  const meta = useGameMeta(flags)
  const jackpots = useQuery(getJackpotResults, OPEN_JACKPOTS)

  // Each failure is another error: what fails again is shown again.
  const { error } = games
  useEffect(() => {
    if (error !== null) messages.raise({ type: 'error', key: 'games.listFailed' })
  }, [error, messages])

  return {
    ...games,
    loading: games.loading || !isKnown,
    featured: isKnown ? shownGame(game, flags) : undefined,
    meta,
    jackpots: jackpots.data?.content ?? none,
  }
}

const shownGame = (game: Game | null | undefined, flags: readonly string[]) =>
  game && isShownGameType(game.gameTypeId, flags) ? game : null

function useGameMeta(flags: readonly string[]): GameMeta {
  const types = useQuery(getGameTypes, {})
  const tags = useQuery(getGameTags, {})
  const tagTypes = useQuery(getGameTagTypes, {})
  const prices = useQuery(getRetailPrices, {})
  const shown = listedGameTypes(flags)
  return {
    types: types.data?.content.filter(({ id }) => shown.includes(id)) ?? none,
    tags: tags.data?.content ?? none,
    tagTypes: tagTypes.data?.content ?? none,
    prices: prices.data?.content ?? none,
  }
}
