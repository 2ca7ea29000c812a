export { useJackpots, type Jackpots } from './draws/useJackpots.ts'
export { useNextDrawShown, type NextDrawShown } from './draws/useNextDrawShown.ts'
export { useQuickDraw, type QuickDraw } from './draws/useQuickDraw.ts'
export { useGame, useUnavailable, type GamePage } from './gamePage/useGame.ts'
export { useGameParts, type GameParts } from './gamePage/useGameParts.ts'
export { gamesByIds } from './gamesByIds.ts'
export {
  gamesQuery,
  OPEN_JACKPOTS,
  useGames,
  type GameMeta,
  type GamesLibrary,
  type GamesQuery,
} from './library/useGames.ts'
export { useQuickDrawFrame, type QuickDrawFrame } from './quickDrawFrame/useQuickDrawFrame.ts'
