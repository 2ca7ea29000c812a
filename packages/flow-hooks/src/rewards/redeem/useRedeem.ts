'use client'

import { ApiError, errorMessage, getPointsBalance, type ErrorMessage } from '@players-club/api-client'
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
import { maxQuantity } from './maxQuantity.ts'
import { isRefused, sendRedemption } from './sendRedemption.ts'

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
  /** Whether a press has an answer: what the player has is known, or cannot be had. */
  readonly isReady: boolean
  request(): void
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
  /** A round of a game was redeemed. */
  onGame(token: string): void
}

/** A lost connection has a text of its own, and so has a refusal with a key. */
const hasOwnText = (error: unknown) =>
  error instanceof ApiError && (error.kind !== 'problem' || error.messageKey !== undefined)

/** Points for a reward. */
export function useRedeem({ reward, refresh, onGame }: RedeemOptions): Redeem {
  const { api, messages, navigator, paths, queries } = useClub()
  const { isSignedIn, isRestoring } = useSession()
  const balance = usePointsBalance()

  const refreshAll = () => void Promise.all([balance.refresh(), refresh()])

  const points = balance.data?.balance
  const most = reward && points !== undefined ? maxQuantity(reward, points) : undefined
  const { state, notice, ask, change, confirm, cancel } = useConfirmedAction({
    key: reward?.id,
    figures: (quantity: number) => balanceAfter(points, reward, quantity),
    possible: quantity => atMost(quantity, most),
    call(quantity, expectedBalance, options) {
      const redeemed = sendRedemption(api, reward, { quantity, expectedBalance }, options)
      // What a round wins is credited before the game reveals it.
      return reward?.type === 'GAMEPLAY' ? redeemed.finally(queries.hold(getPointsBalance.name)) : redeemed
    },
    isRefusal: isRefused,
    toMessage: error =>
      reward?.type === 'GAMEPLAY' && !hasOwnText(error) ? { key: 'error.gameLoad' } : errorMessage(error),
    onDone({ gameplay }) {
      if (!gameplay) return refreshAll()
      cancel()
      // The balance is reloaded when the game is over: until then it would reveal the prize before the game does.
      onGame(gameplay.token)
    },
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
    isReady: isSignedIn ? isKnown || balance.error !== null : !isRestoring,
    request() {
      if (isKnown) ask(1)
      else if (balance.error) {
        messages.raise({ ...balance.error, timeout: MESSAGE_TIMEOUTS.long })
        refreshAll()
      } else if (reward && !isSignedIn) navigator.go(signInPath(paths, paths.reward(reward.id)))
    },
    choose: change,
    confirm,
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
