'use client'

import {
  getAllRelatedGames,
  getGameDrawIds,
  getGamePrizes,
  getGamePromotions,
  getRelatedGames,
  type ErrorMessage,
} from '@players-club/api-client'
import { RELATED_GAMES_SHOWN, type Game, type GamePrize, type Promotion } from '@players-club/domain-models'
import { useState } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'

/** What `useGameParts` returns: the parts of a game's page; each loads by itself. */
export interface GameParts {
  readonly prizes: Query<{ content: GamePrize[] }>
  readonly promotions: Query<{ content: Promotion[] }>
  /** The draws its tickets take part in. */
  readonly drawIds: Query<{ content: number[] }>
  readonly related: Query<{ content: Game[] }>
  /** Lists all related games; nothing where all of them are listed. */
  readonly allRelated:
    { readonly isPending: boolean; readonly error: ErrorMessage | null; show(): void } | undefined
}

/** What stands below a game: what it wins, what its tickets take part in, what is like it. */
export function useGameParts(gameId: number | undefined): GameParts {
  const [isWhole, setIsWhole] = useState(false)
  const ofGame = gameId === undefined ? null : { params: { gameId } }
  const prizes = useQuery(getGamePrizes, ofGame)
  const promotions = useQuery(getGamePromotions, ofGame)
  const drawIds = useQuery(getGameDrawIds, ofGame)
  const few = useQuery(getRelatedGames, ofGame && { ...ofGame, query: { limit: RELATED_GAMES_SHOWN } })
  const all = useQuery(getAllRelatedGames, isWhole ? ofGame : null)
  const isAllShown = all.data !== undefined || (few.data?.content.length ?? 0) < RELATED_GAMES_SHOWN
  return {
    prizes,
    promotions,
    drawIds,
    related: all.data ? all : few,
    allRelated: isAllShown
      ? undefined
      : {
          isPending: all.loading,
          error: all.error,
          show: () => (isWhole ? void all.refresh() : setIsWhole(true)),
        },
  }
}
