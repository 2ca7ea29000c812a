import {
  getAllRelatedGames,
  getGameDrawIds,
  getGamePrizes,
  getGamePromotions,
  getRelatedGames,
} from '@players-club/api-client'
import { RELATED_GAMES_SHOWN, type Game, type GamePrize, type Promotion } from '@players-club/domain-models'
import { useState } from 'react'
import { useQuery } from '../../club/query/useQuery.ts'

export interface GameParts {
  readonly prizes: readonly GamePrize[] | undefined
  readonly promotions: readonly Promotion[] | undefined
  /** How many draws its tickets take part in. */
  readonly drawCount: number
  readonly related: readonly Game[] | undefined
  /** Lists all related games; nothing where all of them are listed. */
  readonly showAllRelated: (() => void) | undefined
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
  const related = all.data?.content ?? few.data?.content
  const isAllShown = all.data !== undefined || (few.data?.content.length ?? 0) < RELATED_GAMES_SHOWN
  return {
    prizes: prizes.data?.content,
    promotions: promotions.data?.content,
    drawCount: drawIds.data?.content.length ?? 0,
    related,
    showAllRelated: isAllShown ? undefined : () => setIsWhole(true),
  }
}
