export { ballLabels } from './ballLabels.ts'
export {
  DEFAULT_GAME_TYPES,
  DRAW_GAME_CLAIM_DAYS,
  GAMES_CHOICES_MAX,
  GAMES_PAGE_MAX,
  GAMES_PAGE_SIZE,
  GAMES_PRICE_MAX,
  GAME_PERIODS_DAYS,
  GAME_STATUSES,
  GAME_TYPE_IDS,
  GAME_WIDGET_WARNING_MS,
  JACKPOT_RESULTS_MONTHS,
  JACKPOT_RESULTS_PAGE_SIZE,
  MEGA_MILLIONS,
  POWERBALL,
  GAMES_BY_IDS_MAX,
  RELATED_GAMES_SHOWN,
  TOP_PRIZE_BANDS,
} from './constants.ts'
export { game, gameIds, gamePrize } from './Game.ts'
export type { Game, GameIds, GamePrize, TopPrizeType } from './Game.ts'
export { gameTag, gameTagType, gameType } from './gameMeta.ts'
export type { GameTag, GameTagType, GameType } from './gameMeta.ts'
export { formatOdds } from './formatOdds.ts'
export { gamePath } from './gamePath.ts'
export { countChoices, readGamesPlace, writeGamesPlace } from './GamesFilter.ts'
export type { GamesFilter, GamesPlace, GameStatus } from './GamesFilter.ts'
export { gameState } from './gameStatus.ts'
export type { GameState } from './gameStatus.ts'
export { isShownGameType, listedGameTypes } from './gameTypes.ts'
export { JACKPOT_STATUSES, jackpotResult } from './JackpotResult.ts'
export type { JackpotResult, JackpotStatus } from './JackpotResult.ts'
export { firstResultDay, shownJackpotResults } from './jackpotResults.ts'
export { isSuperseded } from './megaMillions.ts'
export { latestQuickDraw, quickDrawConfig, quickDrawDay, quickDrawResult } from './quickDraw.ts'
export type {
  LatestQuickDraw,
  QuickDrawConfig,
  QuickDrawDay,
  QuickDrawResult,
  WinningNumberLayout,
} from './quickDraw.ts'
export { readFrameMessage, startMessage } from './quickDrawMessages.ts'
export type { QuickDrawPageMessage } from './quickDrawMessages.ts'
export { dayBeforeDraw, QUICK_DRAW_SYMBOLS, winningLines } from './quickDrawRules.ts'
export type { QuickDrawSymbol } from './quickDrawRules.ts'
export { topPrizeBounds } from './topPrizeBands.ts'
export type { TopPrizeBand } from './topPrizeBands.ts'
