import { GAMES_BY_IDS_MAX } from '@players-club/domain-models'

/** The input of `getGamesByIds` for these games, or for as many of them as it takes; null without any. */
export const gamesByIds = (gameIds: readonly number[] = []) =>
  gameIds.length > 0 ? { query: { filter: { gameIds: gameIds.slice(0, GAMES_BY_IDS_MAX) } } } : null
