'use client'

import { listArcadeGames, listLoungeRewards } from '@players-club/api-client'
import { LOUNGE_REWARDS_PAGE_SIZE, type ArcadeGame, type LoungeReward } from '@players-club/domain-models'
import { useQuery, type Query } from '../../club/query/useQuery.ts'

/** What the lobby asks; the server that renders it asks the same. */
export const lobbyQuestions = {
  games: { endpoint: listArcadeGames, input: { query: { sort: 'lastModified,desc' } } },
  rewards: { endpoint: listLoungeRewards, input: { query: { size: LOUNGE_REWARDS_PAGE_SIZE } } },
} as const

/** The games of the lounge, the newest first, and its drawings. */
export function useLobby(): {
  readonly games: Query<{ content: ArcadeGame[] }>
  readonly rewards: Query<{ content: LoungeReward[] }>
} {
  const { games, rewards } = lobbyQuestions
  return {
    games: useQuery(games.endpoint, games.input),
    rewards: useQuery(rewards.endpoint, rewards.input),
  }
}
