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
import type { OpenPayment } from './openPayment.ts'

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
  | (OpenPayment & { readonly at: 'checking'; readonly checks: number })
  | { readonly at: 'unsettled'; readonly transactionId: string }

export type PayEvent =
  /** The player left a payment before it was known what became of it, and is back. */
  | { readonly type: 'payment-found'; readonly payment: OpenPayment }
  | { readonly type: 'pay-requested'; readonly attempt: Attempt }
  | { readonly type: 'located'; readonly outcome: LocationOutcome }
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly isRefusal: boolean }
  | { readonly type: 'ordered'; readonly payment: PaymentResponse }
  | { readonly type: 'result-heard'; readonly result: PaymentResult }
  | { readonly type: 'frame-closed' }
  | { readonly type: 'order-read'; readonly order: Order }
  | { readonly type: 'order-unread' }
  | { readonly type: 'order-unknown' }
  | { readonly type: 'check-due' }
  | { readonly type: 'check-requested' }
  | { readonly type: 'location-seen' }

export type PayEffect =
  | { readonly type: 'locate' }
  /** A retry repeats an order whose answer was lost. */
  | { readonly type: 'order'; readonly attempt: Attempt; readonly isRetry: boolean }
  /** Remembers a payment beyond this page, until it is forgotten. */
  | { readonly type: 'keep'; readonly payment: OpenPayment }
  | { readonly type: 'forget'; readonly transactionId: string }
  | { readonly type: 'check'; readonly transactionId: string }
  /** Gives the payment up, and reads what became of it. */
  | { readonly type: 'cancel'; readonly transactionId: string }
  | { readonly type: 'wait' }
  | { readonly type: 'tell'; readonly message: ErrorMessage; readonly isShort?: boolean }
  /** Has the cart take the prices of today. */
  | { readonly type: 'refreshCatalog' }
  | { readonly type: 'finish'; readonly transactionId: string }
  | { readonly type: 'toStore' }

type PayStep = Step<PayState, PayEffect | Abandon>

const idle: PayState = { at: 'idle', lost: null }

/** Checks a payment's outcome; a payment that the frame did not report as paid is cancelled. */
const checked = ({ transactionId, saidPaid }: OpenPayment): PayStep => [
  { at: 'checking', transactionId, saidPaid, checks: 0 },
  [{ type: saidPaid ? 'check' : 'cancel', transactionId }],
]

function ended({ transactionId }: PaymentResponse, result: PaymentResult): PayStep {
  switch (result.result) {
    case 'success': {
      const payment: OpenPayment = { transactionId, saidPaid: true }
      const [checking, effects] = checked(payment)
      return [checking, [{ type: 'keep', payment }, ...effects]]
    }
    case 'failed': {
      const isChecksum = result.errorKey === CHECKSUM_ERROR
      const told: PayEffect[] = isChecksum
        ? [{ type: 'tell', message: { key: CHECKSUM_ERROR }, isShort: true }]
        : []
      return [
        { at: 'checking', transactionId, saidPaid: false, checks: 0 },
        [...told, { type: 'check', transactionId }],
      ]
    }
    // The store finds it open, and gives it up.
    case 'other':
      return [idle, [{ type: 'toStore' }]]
  }
}

function read(state: PayState & { at: 'checking' }, order: Order | null): PayStep {
  const { transactionId, checks, saidPaid } = state
  // What a person looks into, or has looked into, is told where the order is, with its number.
  const isToldThere = order?.state === 'paid' || order?.state === 'disputed' || order?.state === 'closed'
  if (isToldThere) return [idle, [{ type: 'finish', transactionId }]]
  if (order && isOrderSettled(order)) {
    const told: PayEffect[] = saidPaid ? [{ type: 'tell', message: { key: 'store.paymentFailed' } }] : []
    return [idle, [{ type: 'forget', transactionId }, ...told]]
  }
  // Without a payment reported by the frame there is nothing to wait for.
  if (!saidPaid) return [idle, []]
  if (checks + 1 >= PAYMENT_CHECKS.atMost) return [{ at: 'unsettled', transactionId }, []]
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
        ? [{ at: 'ordering', attempt, lost }, [{ type: 'order', attempt, isRetry: attempt === lost }]]
        : [{ at: 'misplaced', outcome: event.outcome, lost }, []]
    }
    case 'ordering':
      if (event.type === 'ordered') return opened(event.payment)
      return event.type === 'refused' ? refused(state, event) : [state, []]
    case 'paying':
      return paying(state, event)
    case 'checking': {
      const { transactionId } = state
      if (event.type === 'order-read') return read(state, event.order)
      if (event.type === 'order-unread') return read(state, null)
      if (event.type === 'order-unknown') return [idle, [{ type: 'forget', transactionId }]]
      return [state, event.type === 'check-due' ? [{ type: 'check', transactionId }] : []]
    }
    case 'unsettled':
      return event.type === 'check-requested'
        ? checked({ transactionId: state.transactionId, saidPaid: true })
        : [state, []]
  }
}

const opened = (payment: PaymentResponse): PayStep => [
  { at: 'paying', payment },
  [{ type: 'keep', payment: { transactionId: payment.transactionId, saidPaid: false } }],
]

function resting(state: PayState & { at: 'idle' | 'misplaced' }, event: PayEvent): PayStep {
  const { lost } = state
  if (event.type === 'payment-found') return checked(event.payment)
  if (event.type === 'location-seen') return [{ at: 'idle', lost }, []]
  if (event.type !== 'pay-requested') return [state, []]
  const attempt = lost?.content === event.attempt.content ? lost : event.attempt
  return [{ at: 'locating', attempt, lost }, [{ type: 'locate' }]]
}

function refused(
  { attempt, lost }: PayState & { at: 'ordering' },
  { message, isRefusal }: PayEvent & { type: 'refused' },
): PayStep {
  const tell: PayEffect = { type: 'tell', message }
  if (!isRefusal) return [{ at: 'idle', lost: attempt }, [tell]]
  // The refusal of another order says nothing about the one that is lost.
  const state: PayState = { at: 'idle', lost: lost?.key === attempt.key ? null : lost }
  return [state, message.key === 'store.catalogChanged' ? [tell, { type: 'refreshCatalog' }] : [tell]]
}

function paying(state: PayState & { at: 'paying' }, event: PayEvent): PayStep {
  const { payment } = state
  if (event.type === 'result-heard') return ended(payment, event.result)
  if (event.type !== 'frame-closed') return [state, []]
  return checked({ transactionId: payment.transactionId, saidPaid: false })
}

/** Paying: the place first, then the order, then the provider's page in a frame, and then its word through our server. */
export const payMachine: Machine<PayState, PayEvent, PayEffect> = { initial: idle, transition }

/** The place is being asked, the order sent, or a payment closed that was not made. */
export const isBusy = (state: PayState): boolean =>
  state.at === 'locating' || state.at === 'ordering' || (state.at === 'checking' && !state.saidPaid)

/** checking: the payment is being confirmed; unsettled: its outcome is still unknown. */
export function confirmingOf(state: PayState): 'checking' | 'unsettled' | null {
  if (state.at === 'checking') return state.saidPaid ? 'checking' : null
  return state.at === 'unsettled' ? 'unsettled' : null
}
