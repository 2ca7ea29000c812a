import type { ErrorMessage } from '@players-club/api-client'
import type { LoungeRedemption } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'
import { IDLE, isAtGate, reload, throughGate } from './entryGate.ts'
import type { GateEffect, GateEvent, GateState } from './entryGate.ts'

interface Form {
  readonly quantity: number
  /** Of this opening of the form: the same for every attempt. */
  readonly key: string
  /** An attempt may have arrived although its answer did not: only the very same may be tried again. */
  readonly isOutcomeUnknown: boolean
}

export type RedeemEntriesState =
  | GateState
  | (Form & { readonly at: 'choosing' })
  | (Form & { readonly at: 'redeeming' })
  | { readonly at: 'redeemed'; readonly redemption: LoungeRedemption }
  | { readonly at: 'refused'; readonly message: ErrorMessage }

export type RedeemEntriesEvent =
  | GateEvent
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'confirmed' }
  | { readonly type: 'redeemed'; readonly redemption: LoungeRedemption }
  /** The server refused with a key: nothing was done. */
  | { readonly type: 'refused'; readonly message: ErrorMessage }

export type RedeemEntriesEffect =
  | GateEffect
  | { readonly type: 'redeem'; readonly quantity: number; readonly key: string }
  | { readonly type: 'reloadSoon' }

type RedeemEntriesStep = Step<RedeemEntriesState, RedeemEntriesEffect | Abandon>

const opened = (key: string): RedeemEntriesStep => [
  { at: 'choosing', quantity: 1, key, isOutcomeUnknown: false },
  [],
]

function choosing(
  state: RedeemEntriesState & { at: 'choosing' },
  event: RedeemEntriesEvent,
): RedeemEntriesStep {
  const { quantity, key, isOutcomeUnknown } = state
  switch (event.type) {
    case 'quantity-chosen':
      return isOutcomeUnknown ? [state, []] : [{ ...state, quantity: event.quantity }, []]
    case 'confirmed':
      return [{ at: 'redeeming', quantity, key, isOutcomeUnknown }, [{ type: 'redeem', quantity, key }]]
    case 'closed':
      return [IDLE, isOutcomeUnknown ? [reload] : []]
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
      return [
        { ...state, at: 'choosing', isOutcomeUnknown: true },
        [{ type: 'tell', message: event.message }],
      ]
    default:
      return [state, []]
  }
}

function transition(state: RedeemEntriesState, event: RedeemEntriesEvent): RedeemEntriesStep {
  if (isAtGate(state)) return throughGate(state, event, opened)
  switch (state.at) {
    case 'choosing':
      return choosing(state, event)
    case 'redeeming':
      return redeeming(state, event)
    default:
      return event.type === 'closed' ? [IDLE, []] : [state, []]
  }
}

/** Entries for tokens: who asks, where they are, how many, and what came of it. */
export const redeemEntriesMachine: Machine<RedeemEntriesState, RedeemEntriesEvent, RedeemEntriesEffect> = {
  initial: IDLE,
  transition,
}
