'use client'

import type { ErrorMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type RewardRedemption, type SeenReward } from '@players-club/domain-models'
import { useSession } from '../../club/session/useSession.ts'
import type { ActionState } from '../../club/action/action.machine.ts'
import {
  atMost,
  balanceAfter,
  isAskedAgain,
  useConfirmedAction,
} from '../../club/action/useConfirmedAction.ts'
import { signInPath } from '../../club/ClubPaths.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import type { RewardGame } from '../rewardGame/useRewardGame.ts'
import { maxQuantity } from './maxQuantity.ts'
import { sendRedemption } from './sendRedemption.ts'

/** What `useRedeem` returns: the points, how many can be redeemed, the state of the redemption, and the verbs. */
export type Redeem = {
  /** Its input is the quantity. A request that failed may have arrived: only the very same can be retried. */
  readonly state: ActionState<number, RewardRedemption>
  /** Why the same is asked again: the balance or the price was another one than shown. */
  readonly notice: ErrorMessage | null
  readonly isSignedIn: boolean
  /** The player's points; unknown while they are on their way. */
  readonly points: number | undefined
  /** How many can be redeemed at once; unknown as long as the points are. */
  readonly most: number | undefined
  /** Whether a press has an answer: what the player has is known, or cannot be had, and no round is being redeemed. */
  readonly isReady: boolean
  request(): void
  /** Asks for the confirmation again, and says why. */
  askAgain(because: ErrorMessage): void
  choose(quantity: number): void
  confirm(): void
  cancel(): void
  /** The result has been seen. */
  close(): void
}

export interface RedeemOptions {
  readonly reward: SeenReward | undefined
  /** Asks for the reward again, of which there may be fewer now. */
  refresh(): Promise<void>
  /** Redeems and plays the rounds of a reward that is a game, once they are confirmed. */
  game: RewardGame
}

/** Points for a reward. */
export function useRedeem({ reward, refresh, game }: RedeemOptions): Redeem {
  const { api, messages, navigator, paths } = useClub()
  const { isSignedIn, isRestoring } = useSession()
  const balance = usePointsBalance()

  const refreshAll = () => void Promise.all([balance.refresh(), refresh()])

  const points = balance.data?.balance
  const most = reward && points !== undefined ? maxQuantity(reward, points) : undefined
  const { state, notice, ask, change, confirm, cancel } = useConfirmedAction({
    key: reward?.id,
    figures: (quantity: number) => balanceAfter(points, reward, quantity),
    possible: quantity => atMost(quantity, most),
    call: (quantity, expectedBalance, options) =>
      sendRedemption(api, reward, { quantity, expectedBalance }, options),
    onDone: refreshAll,
    onFailed(error, isRefusal, show) {
      if (!isRefusal) return
      cancel()
      if (!isAskedAgain(error)) show(error)
      refreshAll()
    },
  })

  const isKnown = points !== undefined
  return useStableVerbs({
    state,
    notice,
    isSignedIn,
    points,
    most,
    isReady:
      game.frame.facts.opening === null && (isSignedIn ? isKnown || balance.error !== null : !isRestoring),
    request() {
      // It may be paid: the confirmation of another one would promise what is no longer true.
      if (game.isUnanswered) game.resume()
      else if (isKnown) ask(1)
      else if (balance.error) {
        messages.raise({ ...balance.error, timeout: MESSAGE_TIMEOUTS.long })
        refreshAll()
      } else if (reward && !isSignedIn) navigator.go(signInPath(paths, paths.reward(reward.id)))
    },
    askAgain: because => ask(1, because),
    choose: change,
    confirm() {
      if (reward?.type !== 'GAMEPLAY') return confirm()
      if (state.at !== 'confirming') return
      cancel()
      game.redeem(balanceAfter(points, reward, 1))
    },
    cancel() {
      if (state.at === 'done') return
      // The request may have arrived although its answer did not.
      if (state.at === 'failed') refreshAll()
      cancel()
    },
    close() {
      if (state.at !== 'done') return
      cancel()
      refreshAll()
      if (reward?.type === 'COUPON')
        messages.raise({ type: 'success', key: 'rewards.redeemSuccess', timeout: MESSAGE_TIMEOUTS.medium })
    },
  })
}
