'use client'

import { getArcadeGame, getDenominations } from '@players-club/api-client'
import {
  denominationsOf,
  type ArcadeChance,
  type ArcadeGame,
  type Denomination,
} from '@players-club/domain-models'
import { useFound } from '../../club/query/useFound.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useRedirectToLobby } from '../lobby/useRedirectMessage.ts'

/** A game with what a play of it can take, the least first, and how often each prize comes. */
export type SeenArcadeGame = {
  readonly game: ArcadeGame
  readonly wagers: readonly Denomination[]
  readonly chances: readonly ArcadeChance[]
}

const MISSING = 'lounge.game.notFound'

/**
 * One game of the lounge. Without one of that id the visitor goes to the lobby, where a message says so. One that is
 * unpublished while its page is open stays.
 */
export function useArcadeGame(gameId: number): Query<SeenArcadeGame> {
  const input = { params: { gameId } }
  const game = useQuery(getArcadeGame, input)
  const wagers = useQuery(getDenominations, game.data ? input : null)
  const both: Query<SeenArcadeGame> = {
    data: game.data && wagers.data && seen(game.data, wagers.data),
    error: game.error ?? wagers.error,
    loading: game.loading || wagers.loading,
    refresh: async () => void (await Promise.all([game.refresh(), wagers.refresh()])),
  }
  const { missing, ...query } = useFound(both, { id: gameId, refusals: [MISSING] })

  useRedirectToLobby(missing && MISSING)

  return useStableVerbs(query)
}

const seen = (
  game: ArcadeGame,
  { content, chances }: { content: readonly Denomination[]; chances: readonly ArcadeChance[] },
): SeenArcadeGame => ({ game, wagers: denominationsOf(content, game), chances })
