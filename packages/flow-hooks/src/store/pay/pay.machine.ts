import type { ErrorMessage } from '@players-club/api-client'
import {
  CHECKSUM_ERROR,
  isOrderSettled,
  PAYMENT_CHECKS,
  type LocationOutcome,
  type Order,
  type PaymentResponse,
  type PaymentResult,
} from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

/** What is sent, and the key it is sent under: the same for every attempt at the same. */
export interface Attempt {
  readonly key: string
  /** All of it as one text, to know it again. */
  readonly content: string
}

interface Unpaid {
  /** It may have arrived although its answer did not. Only an answer of its own settles that. */
  readonly lost: Attempt | null
}

export type PayState =
  | (Unpaid & { readonly at: 'idle' })
  | (Unpaid & { readonly at: 'locating'; readonly attempt: Attempt })
  | (Unpaid & { readonly at: 'misplaced'; readonly outcome: Exclude<LocationOutcome, 'inRegion'> })
  | (Unpaid & { readonly at: 'ordering'; readonly attempt: Attempt })
  | { readonly at: 'paying'; readonly payment: PaymentResponse }
  /** The frame is closed, and what became of the payment is asked. */
  | {
      readonly at: 'checking'
      readonly payment: PaymentResponse
      readonly checks: number
      readonly saidPaid: boolean
    }
  | { readonly at: 'unsettled'; readonly payment: PaymentResponse }

export type PayEvent =
  | { readonly type: 'pay-requested'; readonly attempt: Attempt }
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'ordered'; readonly payment: PaymentResponse }
  | { readonly type: 'result-heard'; readonly result: PaymentResult }
  | { readonly type: 'frame-closed' }
  | { readonly type: 'order-read'; readonly order: Order }
  | { readonly type: 'order-unread' }
  | { readonly type: 'check-due' }
  | { readonly type: 'check-requested' }
  | { readonly type: 'location-seen' }

export type PayEffect =
  | { readonly type: 'locate' }
  | { readonly type: 'order'; readonly attempt: Attempt }
  | { readonly type: 'check'; readonly transactionId: string }
  /** Gives the payment up, and reads what became of it. */
  | { readonly type: 'cancel'; readonly transactionId: string }
  | { readonly type: 'wait' }
  | { readonly type: 'tell'; readonly message: ErrorMessage; readonly isShort?: boolean }
  | { readonly type: 'finish'; readonly transactionId: string }
  | { readonly type: 'toStore' }

type PayStep = Step<PayState, PayEffect | Abandon>

const idle: PayState = { at: 'idle', lost: null }

function ended(payment: PaymentResponse, result: PaymentResult): PayStep {
  const { transactionId } = payment
  const checking: PayState = { at: 'checking', payment, checks: 0, saidPaid: result.result === 'success' }
  switch (result.result) {
    case 'success':
      return [checking, [{ type: 'check', transactionId }]]
    case 'failed': {
      const isChecksum = result.errorKey === CHECKSUM_ERROR
      const told: PayEffect[] = isChecksum
        ? [{ type: 'tell', message: { key: CHECKSUM_ERROR }, isShort: true }]
        : []
      return [checking, [...told, { type: 'check', transactionId }]]
    }
    case 'other':
      return [idle, [{ type: 'cancel', transactionId }, { type: 'toStore' }]]
  }
}

function read(state: PayState & { at: 'checking' }, order: Order | null): PayStep {
  const { payment, checks, saidPaid } = state
  // What was paid wrongly is told where the order is, with its number.
  if (order?.state === 'paid' || order?.state === 'disputed')
    return [idle, [{ type: 'finish', transactionId: payment.transactionId }]]
  if (order && isOrderSettled(order))
    return [idle, saidPaid ? [{ type: 'tell', message: { key: 'store.paymentFailed' } }] : []]
  // Nobody who has heard nothing of money waits for it.
  if (!saidPaid) return [idle, []]
  if (checks + 1 >= PAYMENT_CHECKS.atMost) return [{ at: 'unsettled', payment }, []]
  return [{ ...state, checks: checks + 1 }, [{ type: 'wait' }]]
}

function transition(state: PayState, event: PayEvent): PayStep {
  switch (state.at) {
    case 'idle':
    case 'misplaced':
      return resting(state, event)
    case 'locating': {
      const { attempt, lost } = state
      if (event.type === 'refused') return [{ at: 'idle', lost }, [{ type: 'tell', message: event.message }]]
      if (event.type !== 'located') return [state, []]
      return event.outcome === 'inRegion'
        ? [{ at: 'ordering', attempt, lost }, [{ type: 'order', attempt }]]
        : [{ at: 'misplaced', outcome: event.outcome, lost }, []]
    }
    case 'ordering':
      if (event.type === 'ordered') return [{ at: 'paying', payment: event.payment }, []]
      if (event.type !== 'refused') return [state, []]
      return [
        { at: 'idle', lost: event.isRefusal ? othersLost(state) : state.attempt },
        [{ type: 'tell', message: event.message }],
      ]
    case 'paying':
      return paying(state, event)
    case 'checking':
      if (event.type === 'order-read') return read(state, event.order)
      if (event.type === 'order-unread') return read(state, null)
      return event.type === 'check-due' ? checked(state, state.payment) : [state, []]
    case 'unsettled':
      return event.type === 'check-requested'
        ? checked({ at: 'checking', payment: state.payment, checks: 0, saidPaid: true }, state.payment)
        : [state, []]
  }
}

const checked = (state: PayState, { transactionId }: PaymentResponse): PayStep => [
  state,
  [{ type: 'check', transactionId }],
]

function resting(state: PayState & { at: 'idle' | 'misplaced' }, event: PayEvent): PayStep {
  const { lost } = state
  if (event.type === 'location-seen') return [{ at: 'idle', lost }, []]
  if (event.type !== 'pay-requested') return [state, []]
  const attempt = lost?.content === event.attempt.content ? lost : event.attempt
  return [{ at: 'locating', attempt, lost }, [{ type: 'locate' }]]
}

/** What is lost still, after another order than that was refused. */
const othersLost = ({ attempt, lost }: PayState & { at: 'ordering' }): Attempt | null =>
  lost?.key === attempt.key ? null : lost

function paying(state: PayState & { at: 'paying' }, event: PayEvent): PayStep {
  const { payment } = state
  if (event.type === 'result-heard') return ended(payment, event.result)
  if (event.type !== 'frame-closed') return [state, []]
  const { transactionId } = payment
  return [{ at: 'checking', payment, checks: 0, saidPaid: false }, [{ type: 'cancel', transactionId }]]
}

/** Paying: the place first, then the order, then the provider's page in a frame, and then its word through our server. */
export const payMachine: Machine<PayState, PayEvent, PayEffect> = { initial: idle, transition }

/** The place is being asked, the order sent, or a payment closed that was not made. */
export const isBusy = (state: PayState): boolean =>
  state.at === 'locating' || state.at === 'ordering' || (state.at === 'checking' && !state.saidPaid)

/** checking: what was paid is being confirmed; unsettled: nobody has said yet what became of it. */
export function confirmingOf(state: PayState): 'checking' | 'unsettled' | null {
  if (state.at === 'checking') return state.saidPaid ? 'checking' : null
  return state.at === 'unsettled' ? 'unsettled' : null
}
