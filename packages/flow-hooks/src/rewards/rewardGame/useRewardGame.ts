'use client'

import { fetchDigitalGame } from '@players-club/api-client'
import type { DigitalGame, Locale, Reward } from '@players-club/domain-models'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useGameFrame } from '../../lounge/gameFrame/useGameFrame.ts'
import { type GameFrame } from '../../lounge/gameFrame/GameFrame.ts'
import { type GamePlay } from '../../lounge/gameFrame/GamePlay.ts'

/** What `useRewardGame` returns: what can be won, and the frame that plays it. */
export type RewardGame = {
  /** What can be won, and how often. */
  readonly game: Query<DigitalGame>
  readonly frame: GameFrame
  /** A round was redeemed: its token shows it. */
  show(token: string): void
  /** Shows the round that was not seen to its end, if there is one. */
  resume(): void
}

export interface RewardGameOptions {
  readonly rewardId: number
  readonly reward: Pick<Reward, 'key' | 'type'> | undefined
  readonly locale: Locale
  /** The reward may have changed by a redemption. */
  refresh(): Promise<void>
}

/** The result of the redeemed round is shown at its end. */
const redeemed = (token: string): GamePlay => ({ token, mode: 'prize', isEndedByClub: true, amount: null })

const noPlay = () => Promise.reject(new Error('A round of a reward is redeemed, not played for.'))

/** The game of a reward: shown with the token that was redeemed; on close the points are asked for again. */
export function useRewardGame({ rewardId, reward, locale, refresh }: RewardGameOptions): RewardGame {
  const balance = usePointsBalance()
  const isGame = reward?.type === 'GAMEPLAY'
  const game = useQuery(
    fetchDigitalGame,
    isGame ? { params: { offeredBy: 'reward', key: reward.key } } : null,
  )
  const frame = useGameFrame({
    scope: `reward.${rewardId}`,
    unit: 'points',
    locale,
    canReplay: () => false,
    play: noPlay,
    refresh: () => void Promise.all([balance.refresh(), refresh()]),
  })
  const { unfinished } = frame.facts
  return useStableVerbs({
    game,
    frame,
    show: token => frame.resume(redeemed(token)),
    resume: () => unfinished && frame.resume(unfinished),
  })
}
