import {
  ApiError,
  errorMessage,
  redeemReward,
  redeemRewardByKey,
  type Api,
  type CallOptions,
} from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type RewardRedemption } from '@players-club/domain-models'
import { isPlayer } from '../../accounts/session/Session.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { usePointsBalance } from '../../history/usePointsBalance.ts'
import type { SeenReward } from '../useReward.ts'
import { mostOf } from './mostOf.ts'
import { redeemMachine, type RedeemState } from './redeem.machine.ts'

export type Redeem = {
  readonly state: RedeemState
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
  /** What came of it has been seen. */
  close(): void
}

export interface RedeemOptions {
  readonly reward: SeenReward | undefined
  /** Asks for the reward again, of which there may be fewer now. */
  refresh(): Promise<void>
  /** A round of a game was redeemed. */
  onGame(token: string): void
}

/** Points for a reward. */
export function useRedeem({ reward, refresh, onGame }: RedeemOptions): Redeem {
  const { api, id, messages, navigator, session } = useClub()
  const isSignedIn = isPlayer(useStore(session))
  const balance = usePointsBalance()

  const [state, send] = useMachine(redeemMachine, (effect, { signal, tell }) => {
    switch (effect.type) {
      case 'redeem': {
        if (!reward) return
        const options = { signal, idempotencyKey: effect.key }
        return tell(
          redeem(api, reward, effect.quantity, options),
          redemption => ({ type: 'redeemed', redemption }),
          error => ({ type: 'redeem-failed', message: errorMessage(error), isRefusal: isRefused(error) }),
        )
      }
      case 'tellFailure':
        return messages.raise({ type: 'error', ...effect.message, timeout: MESSAGE_TIMEOUTS.long })
      case 'tellSuccess':
        if (reward?.type !== 'COUPON') return
        return messages.raise({
          type: 'success',
          key: 'rewards.redeemSuccess',
          timeout: MESSAGE_TIMEOUTS.medium,
        })
      case 'launch':
        return onGame(effect.token)
      case 'refresh':
        void Promise.all([balance.refresh(), refresh()])
    }
  })

  const points = balance.data?.balance
  const isKnown = points !== undefined
  return {
    state,
    isSignedIn,
    points,
    most: reward && isKnown ? mostOf(reward, points) : undefined,
    isReady: !isSignedIn || isKnown || balance.error !== null,
    request() {
      if (isKnown) send({ type: 'requested', key: id() })
      else if (balance.error) send({ type: 'unknown', message: balance.error })
      else if (reward && !isSignedIn)
        navigator.go(`/login?${new URLSearchParams({ from: `/rewards/${reward.id}` }).toString()}`)
    },
    choose: quantity => send({ type: 'quantity-chosen', quantity }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
    close: () => send({ type: 'seen' }),
  }
}

/** What an outside party gives is redeemed by its key, all else by the reward's id. */
function redeem(
  api: Api,
  { id, key, type }: SeenReward,
  quantity: number,
  options: CallOptions,
): Promise<RewardRedemption> {
  return type === 'EXTERNAL' || type === 'GAMEPLAY'
    ? api.call(redeemRewardByKey, { params: { key }, body: { quantity } }, options)
    : api.call(redeemReward, { body: { rewardId: id, quantity } }, options)
}

/** Also where the reason is that the game's maker could not be had: nothing was redeemed then. */
const isRefused = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof ApiError && error.messageKey === 'error.gameLoad')
