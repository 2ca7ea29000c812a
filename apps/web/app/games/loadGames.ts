import {
  getFeaturedGame,
  getGame,
  getGameIdsByType,
  getGamePrizes,
  getGames,
  getGameTags,
  getGameTagTypes,
  getGameTypes,
  getJackpotResults,
  getLatestJackpotResult,
  getLatestQuickDraw,
  getQuickDrawConfig,
  getRelatedGames,
  getRetailPrices,
  type Api,
} from '@players-club/api-client'
import {
  GAME_TYPE_IDS,
  JACKPOT_RESULTS_PAGE_SIZE,
  parseId,
  RELATED_GAMES_SHOWN,
  type GamesPlace,
} from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { gamesQuery, OPEN_JACKPOTS } from '@players-club/flow-hooks/games'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

/** Loads the data of a library page. */
export async function loadGames(
  { api, shell }: Pick<Page, 'api' | 'shell'>,
  place: GamesPlace,
  { hasFeatured }: { hasFeatured: boolean },
): Promise<QueryAnswer[]> {
  const [{ authorizedFlags = [] }, featured, ...meta] = await Promise.all([
    shell(),
    hasFeatured ? answerFor(api, getFeaturedGame, {}) : [],
    answerFor(api, getGameTypes, {}),
    answerFor(api, getGameTags, {}),
    answerFor(api, getGameTagTypes, {}),
    answerFor(api, getRetailPrices, {}),
    answerFor(api, getJackpotResults, OPEN_JACKPOTS),
  ])
  const games = await answerFor(api, getGames, {
    query: gamesQuery(place, authorizedFlags, featured[0]?.data.game?.gameId),
  })
  return [...games, ...featured, ...meta.flat()]
}

/** Loads the first data of a game's page; the parts below are requested by the page. */
export async function loadGame(
  api: Api,
  gameIdText: string | undefined,
  page: number,
): Promise<QueryAnswer[]> {
  const id = parseId(gameIdText)
  if (id === null) return []
  const found = await answerFor(api, getGame, { params: { gameId: id } })
  const game = found[0]?.data
  if (!game) return found
  const { gameId, gameTypeId } = game
  const params = { gameId }
  const size = JACKPOT_RESULTS_PAGE_SIZE
  const parts = await Promise.all([
    answerFor(api, getGamePrizes, { params }),
    answerFor(api, getRelatedGames, { params, query: { limit: RELATED_GAMES_SHOWN } }),
    ...(gameTypeId === GAME_TYPE_IDS.draw
      ? [
          answerFor(api, getGameIdsByType, { params: { gameTypeId } }),
          answerFor(api, getLatestJackpotResult, { query: { gameId, status: 'PAYABLE' } }),
          answerFor(api, getLatestJackpotResult, { query: { gameId, status: 'OPEN' } }),
          answerFor(api, getJackpotResults, { query: { status: 'PAYABLE', page, size, gameId } }),
        ]
      : []),
    ...(gameTypeId === GAME_TYPE_IDS.quickDraw
      ? [answerFor(api, getQuickDrawConfig, { params }), answerFor(api, getLatestQuickDraw, { params })]
      : []),
  ])
  return [...found, ...parts.flat()]
}
