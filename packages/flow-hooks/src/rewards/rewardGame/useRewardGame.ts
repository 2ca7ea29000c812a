'use client'

import { fetchDigitalGame, type ErrorMessage } from '@players-club/api-client'
import type { DigitalGame, Locale, Reward } from '@players-club/domain-models'
import { isAskedAgain } from '../../club/action/useConfirmedAction.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import { useGameFrame } from '../../lounge/gameFrame/useGameFrame.ts'
import { type GameFrame } from '../../lounge/gameFrame/GameFrame.ts'
import { NoSessionError } from '../../lounge/gameFrame/gameFailures.ts'
import { isBegun, type GamePlay } from '../../lounge/gameFrame/GamePlay.ts'
import { sendRedemption } from '../redeem/sendRedemption.ts'

/** What `useRewardGame` returns: what can be won, and the frame that plays it. */
export type RewardGame = {
  /** What can be won, and how often. */
  readonly game: Query<DigitalGame>
  readonly frame: GameFrame
  /** A redemption has no answer, and may be paid: it is repeated before there is another one. */
  readonly isUnanswered: boolean
  /** Redeems a round and plays it; the balance is what the confirmation says is left. */
  redeem(expectedBalance: number | undefined): void
  /** Shows the round that was not seen to its end, if there is one. */
  resume(): void
}

export interface RewardGameOptions {
  readonly rewardId: number
  readonly reward: Pick<Reward, 'id' | 'key' | 'type'> | undefined
  readonly locale: Locale
  /** The reward may have changed by a redemption. */
  refresh(): Promise<void>
  /** Nothing was redeemed, because the figures of the confirmation are no longer true: the same is to be asked again. */
  onChanged(because: ErrorMessage): void
}

/** The result of the redeemed round is shown at its end. */
const redeemed = (token: string): GamePlay => ({ token, mode: 'prize', isEndedByClub: true, amount: null })

/** The game of a reward: a play of it is a redemption. */
export function useRewardGame({
  rewardId,
  reward,
  locale,
  refresh,
  onChanged,
}: RewardGameOptions): RewardGame {
  const { api } = useClub()
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
    async play({ expectedBalance }, options) {
      const { gameplay } = await sendRedemption(api, reward, { quantity: 1, expectedBalance }, options)
      if (!gameplay) throw new NoSessionError()
      return redeemed(gameplay.token)
    },
    showMessage(message) {
      const isChanged = isAskedAgain(message)
      if (isChanged) onChanged(message)
      return isChanged
    },
    refresh: () => void Promise.all([balance.refresh(), refresh()]),
  })
  const { unfinished } = frame.facts
  return useStableVerbs({
    game,
    frame,
    isUnanswered: unfinished !== null && !isBegun(unfinished),
    redeem: expectedBalance => frame.launch('prize', undefined, expectedBalance),
    resume: frame.resume,
  })
}
