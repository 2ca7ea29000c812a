'use client'

import { getGame, getGameIdsByType } from '@players-club/api-client'
import {
  GAME_TYPE_IDS,
  isShownGameType,
  isSuperseded,
  MEGA_MILLIONS,
  parseId,
  type Game,
  type Message,
} from '@players-club/domain-models'
import { useFound } from '../../club/query/useFound.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useRedirectWithMessage } from '../../club/useRedirectWithMessage.ts'
import { useFeatureFlags } from '../../club/featureFlags/useFeatureFlags.ts'

/** 3 seconds, as the specification has it. */
const NOT_FOUND = { type: 'warning', key: 'games.notFound', timeout: 3000 } as const satisfies Message

/** What `useGame` returns: the game, and whether another one has taken its place. */
export type GamePage = Query<Game> & {
  /** Another game has taken its place: nothing of it is shown. */
  readonly isSuperseded: boolean
}

/** Where a game is asked for that is not there, the library says so. */
export function useUnavailable(isUnavailable: boolean): void {
  const { paths } = useClub()
  useRedirectWithMessage(paths.games, isUnavailable ? NOT_FOUND : null)
}

/** The game of an address. One that is not there, or not for this visitor, leads to the library. */
export function useGame(gameIdText: string | undefined): GamePage {
  const flags = useFeatureFlags()
  const gameId = parseId(gameIdText)
  const asked = useQuery(getGame, gameId === null ? null : { params: { gameId } })
  const { missing, ...query } = useFound(asked, { id: gameId, refusals: [NOT_FOUND.key] })
  const game = query.data
  const isHidden = game !== undefined && !isShownGameType(game.gameTypeId, flags)
  const isMissing = gameId === null || missing !== null || isHidden
  useUnavailable(isMissing && !query.loading)

  const isDraw = game?.gameTypeId === GAME_TYPE_IDS.draw
  const ofItsType = useQuery(getGameIdsByType, isDraw ? { params: { gameTypeId: GAME_TYPE_IDS.draw } } : null)
  const isOld = isDraw && isSuperseded(game, ofItsType.data?.content ?? [])
  const isUndecided = isDraw && game.gameId === MEGA_MILLIONS.oldGame && !ofItsType.data
  const page = isUndecided ? ofItsType : query
  return {
    ...page,
    // The library alone says what is missing.
    error: isMissing ? null : page.error,
    data: isHidden || isOld || isUndecided ? undefined : game,
    isSuperseded: isOld,
  }
}
