import type { ErrorMessage } from '@players-club/api-client'
import type { ThresholdStatus } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

/** asking: whether the identity is verified is being asked; verifying: the player is at it; leaving: billing is being loaded. */
export type CheckoutState =
  | { readonly at: 'idle' }
  | { readonly at: 'asking'; readonly isAfterVerifying: boolean }
  | { readonly at: 'verifying' }
  | { readonly at: 'checkingLimit' }
  | { readonly at: 'leaving' }

export type CheckoutEvent =
  | { readonly type: 'checkout-requested' }
  | { readonly type: 'identity-read'; readonly isVerified: boolean }
  | { readonly type: 'verifying-ended' }
  | { readonly type: 'threshold-read'; readonly status: ThresholdStatus }
  /** What was read is about a total that is not the cart's any more. */
  | { readonly type: 'cart-changed'; readonly isEmpty: boolean }
  | { readonly type: 'navigation-failed' }
  | { readonly type: 'failed'; readonly message: ErrorMessage }

export type CheckoutEffect =
  | { readonly type: 'readIdentity' }
  | { readonly type: 'readThreshold' }
  | { readonly type: 'keepThreshold'; readonly status: ThresholdStatus }
  | { readonly type: 'goToBilling' }
  | { readonly type: 'showMessage'; readonly message: ErrorMessage }

type CheckoutStep = Step<CheckoutState, CheckoutEffect | Abandon>

const idle: CheckoutState = { at: 'idle' }

function transition(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  if (event.type === 'failed')
    return state.at === 'idle' ? [state, []] : [idle, [{ type: 'showMessage', message: event.message }]]
  switch (state.at) {
    case 'idle':
      return event.type === 'checkout-requested'
        ? [{ at: 'asking', isAfterVerifying: false }, [{ type: 'readIdentity' }]]
        : [state, []]
    case 'asking':
      if (event.type !== 'identity-read') return [state, []]
      if (event.isVerified) return [{ at: 'checkingLimit' }, [{ type: 'readThreshold' }]]
      // Coming back from the verification without being verified cancels the checkout.
      return [state.isAfterVerifying ? idle : { at: 'verifying' }, []]
    case 'verifying':
      return event.type === 'verifying-ended'
        ? [{ at: 'asking', isAfterVerifying: true }, [{ type: 'readIdentity' }]]
        : [state, []]
    case 'checkingLimit': {
      if (event.type === 'cart-changed')
        return event.isEmpty ? [idle, []] : [state, [{ type: 'readThreshold' }]]
      if (event.type !== 'threshold-read') return [state, []]
      const { status } = event
      const keep = { type: 'keepThreshold', status } as const
      return status.isLimitReached ? [idle, [keep]] : [{ at: 'leaving' }, [keep, { type: 'goToBilling' }]]
    }
    case 'leaving':
      return [event.type === 'navigation-failed' ? idle : state, []]
  }
}

/** Checkout: the identity first, then the limit of the day, then the billing. */
export const checkoutMachine: Machine<CheckoutState, CheckoutEvent, CheckoutEffect> = {
  initial: idle,
  transition,
}
