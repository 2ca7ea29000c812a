'use client'

import {
  getAllRelatedGames,
  getGameDrawIds,
  getGamePrizes,
  getGamePromotions,
  getRelatedGames,
  type ErrorMessage,
} from '@players-club/api-client'
import {
  isShownGameType,
  RELATED_GAMES_SHOWN,
  type Game,
  type GamePrize,
  type Promotion,
} from '@players-club/domain-models'
import { useState } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useFeatureFlags } from '../../club/featureFlags/useFeatureFlags.ts'

/** What `useGameParts` returns: the parts of a game's page; each loads by itself. */
export interface GameParts {
  readonly prizes: Query<{ content: GamePrize[] }>
  readonly promotions: Query<{ content: Promotion[] }>
  /** The draws its tickets take part in. */
  readonly drawIds: Query<{ content: number[] }>
  /** As far as this visitor may see them. */
  readonly related: Query<{ content: Game[] }>
  /** Lists all related games; nothing where all of them are listed. */
  readonly allRelated:
    | { readonly isPending: boolean; readonly error: ErrorMessage | null; show(): void }
    | undefined
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
  const flags = useFeatureFlags()
  const related = all.data ? all : few
  const isShown = ({ gameTypeId }: Game) => isShownGameType(gameTypeId, flags)
  const isAllShown = all.data !== undefined || (few.data?.content.length ?? 0) < RELATED_GAMES_SHOWN
  const { show } = useStableVerbs({ show: () => (isWhole ? void all.refresh() : setIsWhole(true)) })
  return {
    prizes,
    promotions,
    drawIds,
    related: { ...related, data: related.data && { content: related.data.content.filter(isShown) } },
    allRelated: isAllShown
      ? undefined
      : {
          isPending: all.loading,
          error: all.error,
          show,
        },
  }
}
