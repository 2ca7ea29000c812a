import type { ErrorMessage } from '@players-club/api-client'
import type { CodeRedemption } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

interface Form {
  readonly code: string
  /** Of this code: the same for every attempt to redeem it. */
  readonly key: string | null
  /** Why the last attempt brought nothing. */
  readonly error: ErrorMessage | null
}

export type RedeemCodeState = Form &
  (
    | { readonly at: 'entering' }
    | { readonly at: 'redeeming' }
    | { readonly at: 'redeemed'; readonly redemption: CodeRedemption }
  )

export type RedeemCodeEvent =
  | { readonly type: 'changed'; readonly code: string }
  /** The key is taken where this code has none yet. */
  | { readonly type: 'submitted'; readonly key: string }
  | { readonly type: 'answered'; readonly redemption: CodeRedemption; readonly error: ErrorMessage | null }
  | { readonly type: 'failed'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'closed' }

export type RedeemCodeEffect =
  | { readonly type: 'redeem'; readonly code: string; readonly key: string }
  | { readonly type: 'celebrate' }
  | { readonly type: 'refresh' }

type RedeemCodeStep = Step<RedeemCodeState, RedeemCodeEffect | Abandon>

const empty: ErrorMessage = { key: 'activities.code.missing' }

const entering = ({ code, key }: Form, error: ErrorMessage | null): RedeemCodeState => ({
  at: 'entering',
  code,
  key,
  error,
})

function redeeming(state: RedeemCodeState, event: RedeemCodeEvent): RedeemCodeStep {
  switch (event.type) {
    case 'answered':
      // A code's error is final: the next attempt has a new idempotency key.
      if (event.error) return [entering({ ...state, key: null }, event.error), []]
      return [
        { at: 'redeemed', code: '', key: null, error: null, redemption: event.redemption },
        [{ type: 'celebrate' }, { type: 'refresh' }],
      ]
    case 'failed':
      return [entering({ ...state, key: event.isRefusal ? null : state.key }, event.message), []]
    default:
      return [state, []]
  }
}

function transition(state: RedeemCodeState, event: RedeemCodeEvent): RedeemCodeStep {
  switch (state.at) {
    case 'entering':
      // Another code needs a new idempotency key, or it would be taken for the previous request.
      if (event.type === 'changed') return [{ at: 'entering', code: event.code, key: null, error: null }, []]
      if (event.type !== 'submitted') return [state, []]
      if (state.code.trim() === '') return [entering(state, empty), []]
      return submit(state, state.key ?? event.key)
    case 'redeeming':
      return redeeming(state, event)
    case 'redeemed':
      return event.type === 'closed' ? [entering(state, null), []] : [state, []]
  }
}

const submit = ({ code }: Form, key: string): RedeemCodeStep => [
  { at: 'redeeming', code, key, error: null },
  [{ type: 'redeem', code: code.trim(), key }],
]

/** Redeeming promo codes, one after another. */
export const redeemCodeMachine: Machine<RedeemCodeState, RedeemCodeEvent, RedeemCodeEffect> = {
  initial: { at: 'entering', code: '', key: null, error: null },
  transition,
}
