import type { ErrorMessage } from '@players-club/api-client'
import type { LocationOutcome, LoungeRedemption } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

interface Form {
  readonly quantity: number
  /** Of this opening of the form: the same for every attempt. */
  readonly key: string
  /** An attempt may have arrived although its answer did not: only the very same may be tried again. */
  readonly isFixed: boolean
}

export type RedeemEntriesState =
  | { readonly at: 'idle' }
  | { readonly at: 'verifying' }
  | { readonly at: 'locating' }
  | { readonly at: 'misplaced'; readonly misplaced: Exclude<LocationOutcome, 'inRegion'> }
  | (Form & { readonly at: 'choosing' })
  | (Form & { readonly at: 'redeeming' })
  | { readonly at: 'redeemed'; readonly redemption: LoungeRedemption }
  | { readonly at: 'refused'; readonly message: ErrorMessage }

export type RedeemEntriesEvent =
  | { readonly type: 'requested'; readonly isSignedIn: boolean; readonly isVerified: boolean }
  | { readonly type: 'located'; readonly outcome: LocationOutcome; readonly key: string }
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'redeemed'; readonly redemption: LoungeRedemption }
  /** The server has said why nothing was done, and has a key for it. */
  | { readonly type: 'refused'; readonly message: ErrorMessage }
  /** Nobody knows what became of it. */
  | { readonly type: 'lost'; readonly message: ErrorMessage }
  | { readonly type: 'closed' }

export type RedeemEntriesEffect =
  | { readonly type: 'signIn' }
  | { readonly type: 'locate' }
  | { readonly type: 'redeem'; readonly quantity: number; readonly key: string }
  | { readonly type: 'tell'; readonly message: ErrorMessage }
  | { readonly type: 'reloadSoon' }
  | { readonly type: 'reload' }

type RedeemEntriesStep = Step<RedeemEntriesState, RedeemEntriesEffect | Abandon>

const IDLE: RedeemEntriesState = { at: 'idle' }
const reload = { type: 'reload' } as const

function requested(state: RedeemEntriesState, event: RedeemEntriesEvent): RedeemEntriesStep {
  if (event.type !== 'requested') return [state, []]
  if (!event.isSignedIn) return [state, [{ type: 'signIn' }]]
  return event.isVerified ? [{ at: 'locating' }, [{ type: 'locate' }]] : [{ at: 'verifying' }, []]
}

function located(state: RedeemEntriesState, event: RedeemEntriesEvent): RedeemEntriesStep {
  if (event.type === 'lost') return [IDLE, [{ type: 'tell', message: event.message }]]
  if (event.type !== 'located') return [state, []]
  const { outcome, key } = event
  return outcome === 'inRegion'
    ? [{ at: 'choosing', quantity: 1, key, isFixed: false }, []]
    : [{ at: 'misplaced', misplaced: outcome }, []]
}

function choosing(
  state: RedeemEntriesState & { at: 'choosing' },
  event: RedeemEntriesEvent,
): RedeemEntriesStep {
  const { quantity, key, isFixed } = state
  switch (event.type) {
    case 'quantity-chosen':
      return isFixed ? [state, []] : [{ ...state, quantity: event.quantity }, []]
    case 'confirmed':
      return [{ at: 'redeeming', quantity, key, isFixed }, [{ type: 'redeem', quantity, key }]]
    case 'closed':
      return [IDLE, isFixed ? [reload] : []]
    default:
      return [state, []]
  }
}

function redeeming(
  state: RedeemEntriesState & { at: 'redeeming' },
  event: RedeemEntriesEvent,
): RedeemEntriesStep {
  switch (event.type) {
    case 'redeemed':
      return [{ at: 'redeemed', redemption: event.redemption }, [{ type: 'reloadSoon' }]]
    case 'refused':
      return [{ at: 'refused', message: event.message }, [reload]]
    case 'lost':
      return [{ ...state, at: 'choosing', isFixed: true }, [{ type: 'tell', message: event.message }]]
    default:
      return [state, []]
  }
}

function transition(state: RedeemEntriesState, event: RedeemEntriesEvent): RedeemEntriesStep {
  switch (state.at) {
    case 'idle':
      return requested(state, event)
    case 'locating':
      return located(state, event)
    case 'choosing':
      return choosing(state, event)
    case 'redeeming':
      return redeeming(state, event)
    case 'verifying':
      // Verified meanwhile or not: what is true now is asked for, and the next press finds it.
      return event.type === 'closed' ? [IDLE, [reload]] : [state, []]
    case 'misplaced':
      if (event.type === 'requested') return requested(state, event)
      return event.type === 'closed' ? [IDLE, []] : [state, []]
    default:
      return event.type === 'closed' ? [IDLE, []] : [state, []]
  }
}

/** Entries for tokens: who asks, where they are, how many, and what came of it. */
export const redeemEntriesMachine: Machine<RedeemEntriesState, RedeemEntriesEvent, RedeemEntriesEffect> = {
  initial: IDLE,
  transition,
}
