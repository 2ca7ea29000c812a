'use client'

import { getArcadeGame, getDenominations } from '@players-club/api-client'
import {
  denominationsOf,
  type ArcadeChance,
  type ArcadeGame,
  type Denomination,
} from '@players-club/domain-models'
import { useEffect } from 'react'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { withRedirectMessage } from '../lobby/useRedirectMessage.ts'

/** A game with what a play of it can take, the least first, and how often each prize comes. */
export type SeenArcadeGame = {
  readonly game: ArcadeGame
  readonly wagers: readonly Denomination[]
  readonly chances: readonly ArcadeChance[]
}

/** One game of the lounge. Without one of that id the visitor goes to the lobby, where a message says so. */
export function useArcadeGame(gameId: number): Query<SeenArcadeGame> {
  const { navigator, paths } = useClub()
  const input = { params: { gameId } }
  const { data: game, error, ...query } = useQuery(getArcadeGame, input)
  const wagers = useQuery(getDenominations, game ? input : null)

  const isMissing = error?.key === 'lounge.game.notFound' && !query.loading
  useEffect(() => {
    if (isMissing)
      navigator.go(paths.lounge, { replace: true, ...withRedirectMessage('lounge.game.notFound') })
  }, [isMissing, navigator, paths])

  return useStableVerbs({
    ...query,
    data: game && wagers.data && seen(game, wagers.data),
    error: error ?? wagers.error,
    refresh: async () => void (await Promise.all([query.refresh(), wagers.refresh()])),
  })
}

const seen = (
  game: ArcadeGame,
  { content, chances }: { content: readonly Denomination[]; chances: readonly ArcadeChance[] },
): SeenArcadeGame => ({ game, wagers: denominationsOf(content, game), chances })
