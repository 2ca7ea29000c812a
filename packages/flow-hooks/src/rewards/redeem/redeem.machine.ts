import type { ErrorMessage } from '@players-club/api-client'
import type { RewardRedemption } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

interface Form {
  readonly quantity: number
  /** Of this opening of the form: the same for every attempt. */
  readonly key: string
  /** An attempt may have arrived although its answer did not: only the very same may be tried again. */
  readonly isFixed: boolean
}

export type RedeemState =
  | { readonly at: 'idle' }
  | (Form & { readonly at: 'choosing'; readonly error: ErrorMessage | null })
  | (Form & { readonly at: 'redeeming' })
  | { readonly at: 'redeemed'; readonly redemption: RewardRedemption }

export type RedeemEvent =
  /** It could not be found out how many points there are. */
  | { readonly type: 'unknown'; readonly message: ErrorMessage }
  | { readonly type: 'requested'; readonly key: string }
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'redeemed'; readonly redemption: RewardRedemption }
  | { readonly type: 'redeem-failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'seen' }

export type RedeemEffect =
  | { readonly type: 'redeem'; readonly quantity: number; readonly key: string }
  | { readonly type: 'tellFailure'; readonly message: ErrorMessage }
  | { readonly type: 'tellSuccess' }
  | { readonly type: 'refresh' }
  /** A round of a game was redeemed: its token shows it. */
  | { readonly type: 'launch'; readonly token: string }

type RedeemStep = Step<RedeemState, RedeemEffect | Abandon>

function transition(state: RedeemState, event: RedeemEvent): RedeemStep {
  switch (state.at) {
    case 'idle':
      if (event.type === 'unknown')
        return [state, [{ type: 'tellFailure', message: event.message }, { type: 'refresh' }]]
      return event.type === 'requested'
        ? [{ at: 'choosing', quantity: 1, key: event.key, isFixed: false, error: null }, []]
        : [state, []]
    case 'choosing':
      return choosing(state, event)
    case 'redeeming':
      return redeeming(state, event)
    case 'redeemed':
      return event.type === 'seen'
        ? [{ at: 'idle' }, [{ type: 'refresh' }, { type: 'tellSuccess' }]]
        : [state, []]
  }
}

function choosing(state: RedeemState & { at: 'choosing' }, event: RedeemEvent): RedeemStep {
  const { quantity, key, isFixed } = state
  switch (event.type) {
    case 'quantity-chosen':
      return isFixed ? [state, []] : [{ ...state, quantity: event.quantity, error: null }, []]
    case 'confirmed':
      return [{ at: 'redeeming', quantity, key, isFixed }, [{ type: 'redeem', quantity, key }]]
    case 'cancelled':
      return [{ at: 'idle' }, isFixed ? [{ type: 'refresh' }] : []]
    default:
      return [state, []]
  }
}

function redeeming(state: RedeemState & { at: 'redeeming' }, event: RedeemEvent): RedeemStep {
  const { quantity, key } = state
  switch (event.type) {
    case 'redeemed': {
      const { redemption } = event
      // The balance is asked for when the game is over: until then it would tell what the game is to reveal.
      if (redemption.gameplay) return [{ at: 'idle' }, [{ type: 'launch', token: redemption.gameplay.token }]]
      return [{ at: 'redeemed', redemption }, [{ type: 'refresh' }]]
    }
    case 'redeem-failed': {
      const { message } = event
      // A refusal means that no attempt with this key has done anything: the form closes and shows the reason.
      if (event.isRefusal) return [{ at: 'idle' }, [{ type: 'tellFailure', message }, { type: 'refresh' }]]
      return [{ at: 'choosing', quantity, key, isFixed: true, error: message }, []]
    }
    default:
      return [state, []]
  }
}

/** A redemption: how many, once, then what came of it. */
export const redeemMachine: Machine<RedeemState, RedeemEvent, RedeemEffect> = {
  initial: { at: 'idle' },
  transition,
}
