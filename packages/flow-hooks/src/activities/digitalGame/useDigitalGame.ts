'use client'

import {
  fetchDigitalGame,
  playForFun,
  playForPoints,
  type Api,
  type CallOptions,
} from '@players-club/api-client'
import {
  extraOf,
  isEndedByClub,
  type Activity,
  type DigitalGame,
  type DigitalGamePlay,
  type GameMode,
  type Locale,
} from '@players-club/domain-models'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useGameFrame } from '../../lounge/gameFrame/useGameFrame.ts'
import { type GameFrame } from '../../lounge/gameFrame/GameFrame.ts'
import { type GamePlay } from '../../lounge/gameFrame/GamePlay.ts'

/** What `useDigitalGame` returns: what can be won, and the frame that plays it. */
export type DigitalGamePage = {
  /** What can be won, and how often. */
  readonly game: Query<DigitalGame>
  readonly frame: GameFrame
  readonly isPortraitOnly: boolean
  /** Shows the play that was not seen to its end, if there is one. */
  resume(): void
}

export interface DigitalGameOptions {
  /** As it stands in the address: it is known before the activity is. */
  readonly activityId: string
  readonly activity: Activity | undefined
  readonly locale: Locale
  /** The activity may have changed by a play. */
  refresh(): Promise<void>
}

const asGamePlay = (play: DigitalGamePlay, mode: GameMode): GamePlay => {
  const isLate = isEndedByClub(play)
  return {
    token: play.digitalRevealToken,
    mode,
    isEndedByClub: isLate,
    // A campaign's bonus comes on top at the end, and only the server knows it.
    amount: isLate ? null : play.baseAmount,
  }
}

const begin = async (
  api: Api,
  { key, gameId }: DigitalGame,
  mode: GameMode,
  options: CallOptions,
): Promise<GamePlay> =>
  mode === 'fun'
    ? asGamePlay(await api.call(playForFun, { body: { gameId } }, { signal: options.signal }), mode)
    : asGamePlay(await api.call(playForPoints, { body: { key } }, options), mode)

/** The game of an activity: for points, within its limit, or for fun. */
export function useDigitalGame({
  activityId,
  activity,
  locale,
  refresh,
}: DigitalGameOptions): DigitalGamePage {
  const { api } = useClub()
  const balance = usePointsBalance()
  const game = useQuery(
    fetchDigitalGame,
    activity ? { params: { offeredBy: 'activity', key: activity.key } } : null,
  )
  const remaining = activity?.frequencyCap?.remaining
  const frame = useGameFrame({
    scope: `activity.${activityId}`,
    unit: 'points',
    locale,
    // The play that is shown is not counted in it yet, or is by now: another one has to be left either way.
    canReplay: () => remaining === undefined || remaining > 1,
    play: async ({ mode }, options) => {
      if (!game.data) throw new Error('No game is played before it is known.')
      return begin(api, game.data, mode, options)
    },
    refresh: () => void Promise.all([balance.refresh(), refresh()]),
  })
  return useStableVerbs({
    game,
    frame,
    isPortraitOnly: activity !== undefined && extraOf(activity, 'portraitMode') === 'true',
    resume: frame.resume,
  })
}
