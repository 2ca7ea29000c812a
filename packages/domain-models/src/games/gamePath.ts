import { GAME_TYPE_IDS } from './constants.ts'
import type { Game } from './Game.ts'

/** The page of a game, by its type. */
export function gamePath({ gameId, gameTypeId }: Pick<Game, 'gameId' | 'gameTypeId'>): string {
  switch (gameTypeId) {
    case GAME_TYPE_IDS.draw:
      return `/games-draw/${gameId}`
    case GAME_TYPE_IDS.quickDraw:
      return `/games-quick-draw/${gameId}`
    default:
      return `/games/${gameId}`
  }
}
