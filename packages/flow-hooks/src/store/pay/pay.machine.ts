import {
  CHECKSUM_ERROR,
  isOrderSettled,
  PAYMENT_CHECKS,
  type Order,
  type PaymentResponse,
  type PaymentResult,
} from '@players-club/domain-models'
import type { Machine } from '../../club/machine/Machine.ts'
import type { OpenPayment } from './openPayment.ts'
import type { PayEffect, PayEvent, PayState, PayStep } from './PayState.ts'

const idle: PayState = { at: 'idle', lost: null }

/** Checks a payment's outcome; a payment that the frame did not report as paid is cancelled. */
const startCheck = (payment: OpenPayment): PayStep =>
  startRequest(payment, payment.saidPaid ? 'check' : 'cancel')

const startRequest = ({ transactionId, saidPaid }: OpenPayment, asks: 'check' | 'cancel'): PayStep => [
  { at: 'checking', transactionId, saidPaid, asks, checks: 0 },
  [{ type: asks, transactionId }],
]

function onFrameResult({ transactionId }: PaymentResponse, result: PaymentResult): PayStep {
  switch (result.result) {
    case 'success': {
      const payment: OpenPayment = { transactionId, saidPaid: true }
      const [checking, effects] = startCheck(payment)
      return [checking, [{ type: 'keep', payment }, ...effects]]
    }
    case 'failed': {
      const isChecksum = result.errorKey === CHECKSUM_ERROR
      const messages: PayEffect[] = isChecksum
        ? [{ type: 'showMessage', message: { key: CHECKSUM_ERROR }, isShort: true }]
        : []
      const [checking, effects] = startRequest({ transactionId, saidPaid: false }, 'check')
      return [checking, [...messages, ...effects]]
    }
    case 'other': {
      const [checking, effects] = startCheck({ transactionId, saidPaid: false })
      return [checking, [...effects, { type: 'toStore' }]]
    }
  }
}

/** What a person looks into, or has looked into, is shown where the order is, with its number. */
const isShownThere = ({ state }: Order) => state === 'paid' || state === 'disputed' || state === 'closed'

function onOrderRead(state: PayState & { at: 'checking' }, order: Order | null): PayStep {
  const { transactionId, checks, saidPaid, asks } = state
  if (order && isShownThere(order)) return goToOrder(order, checks)
  if (order && isOrderSettled(order)) {
    const messages: PayEffect[] = saidPaid
      ? [{ type: 'showMessage', message: { key: 'store.paymentFailed' } }]
      : []
    return [idle, [{ type: 'forget', transactionId }, ...messages]]
  }
  if (saidPaid) return checkAgainLater(transactionId, checks)
  // The frame is closed: what it reported as failed and is still open is given up, like any other.
  if (order && asks === 'check') return startCheck({ transactionId, saidPaid })
  return [{ at: 'unsettled', transactionId, saidPaid }, []]
}

/** Asks again a little later, a few times. */
const checkAgainLater = (transactionId: string, checks: number): PayStep =>
  checks + 1 >= PAYMENT_CHECKS.atMost
    ? [{ at: 'unsettled', transactionId, saidPaid: true }, []]
    : [
        { at: 'checking', transactionId, saidPaid: true, asks: 'check', checks: checks + 1 },
        [{ type: 'wait' }],
      ]

/** The page of the order shows the rest. */
const goToOrder = (order: Order, checks = 0): PayStep => [
  { at: 'leaving', transactionId: order.transactionId, checks },
  [{ type: 'finish', order }],
]

function transition(state: PayState, event: PayEvent): PayStep {
  switch (state.at) {
    case 'idle':
    case 'locationRefused':
      return resting(state, event)
    case 'locating': {
      const { attempt, lost } = state
      if (event.type === 'refused')
        return [{ at: 'idle', lost }, [{ type: 'showMessage', message: event.message }]]
      if (event.type !== 'located') return [state, []]
      return event.outcome === 'inRegion'
        ? [{ at: 'ordering', attempt, lost }, [{ type: 'order', attempt, isRetry: attempt === lost }]]
        : [{ at: 'locationRefused', locationRefusal: event.outcome, lost }, []]
    }
    case 'ordering':
      if (event.type === 'ordered') return openFrame(event.payment)
      return event.type === 'refused' ? refused(state, event) : [state, []]
    case 'overLimit': {
      const { lost, message } = state
      if (event.type !== 'limit-read') return [state, []]
      const { status } = event
      return [
        { at: 'idle', lost },
        [status?.openOrder ? { type: 'keepLimit', status } : { type: 'showMessage', message }],
      ]
    }
    case 'deciding':
      return deciding(state, event)
    case 'paying':
      return paying(state, event)
    case 'checking': {
      const { transactionId } = state
      if (event.type === 'order-read') return onOrderRead(state, event.order)
      if (event.type === 'order-unread') return onOrderRead(state, null)
      if (event.type === 'order-unknown') return [idle, [{ type: 'forget', transactionId }]]
      return [state, event.type === 'check-due' ? [{ type: 'check', transactionId }] : []]
    }
    case 'leaving':
      return event.type === 'navigation-failed'
        ? checkAgainLater(state.transactionId, state.checks)
        : [state, []]
    case 'unsettled':
      return event.type === 'check-requested' ? startCheck(state) : [state, []]
  }
}

const openFrame = (payment: PaymentResponse): PayStep => [
  { at: 'paying', payment },
  [{ type: 'keep', payment: { transactionId: payment.transactionId, saidPaid: false } }],
]

function resting(state: PayState & { at: 'idle' | 'locationRefused' }, event: PayEvent): PayStep {
  const { lost } = state
  if (event.type === 'payment-found') return startCheck(event.payment)
  if (event.type === 'location-seen') return [{ at: 'idle', lost }, []]
  if (event.type === 'open-order-decided') {
    const { order, decision } = event
    const type = decision === 'cancel' ? 'cancel' : 'check'
    return [{ at: 'deciding', lost, order, decision }, [{ type, transactionId: order.transactionId }]]
  }
  if (event.type !== 'pay-requested') return [state, []]
  const attempt = lost?.content === event.attempt.content ? lost : event.attempt
  return [{ at: 'locating', attempt, lost }, [{ type: 'locate' }]]
}

function refused(
  { attempt, lost }: PayState & { at: 'ordering' },
  { message, isRefusal }: PayEvent & { type: 'refused' },
): PayStep {
  const showMessage: PayEffect = { type: 'showMessage', message }
  if (!isRefusal) return [{ at: 'idle', lost: attempt }, [showMessage]]
  // The refusal of another order says nothing about the one that is lost.
  const unsettled = lost?.key === attempt.key ? null : lost
  if (message.key === 'store.dailyLimit')
    return [{ at: 'overLimit', lost: unsettled, message }, [{ type: 'readLimit' }]]
  const state: PayState = { at: 'idle', lost: unsettled }
  return [
    state,
    message.key === 'store.catalogChanged' ? [showMessage, { type: 'refreshCatalog' }] : [showMessage],
  ]
}

/** The server's word counts: the order may have been paid, or have ended, since it was named. */
function deciding(state: PayState & { at: 'deciding' }, event: PayEvent): PayStep {
  const { decision, lost } = state
  const { transactionId, paymentUrl } = state.order
  const over: PayEffect =
    decision === 'cancel'
      ? { type: 'showCancelled' }
      : { type: 'showMessage', message: { key: 'store.orderOver' } }
  switch (event.type) {
    case 'order-read': {
      const { order } = event
      if (isShownThere(order)) {
        const [leaving, effects] = goToOrder(order)
        // It may have been placed in another browser.
        return [leaving, [{ type: 'keep', payment: { transactionId, saidPaid: true } }, ...effects]]
      }
      // An order whose answer was lost is this one, or has not arrived.
      if (isOrderSettled(order)) return [idle, [{ type: 'forget', transactionId }, over]]
      if (decision === 'continue' && paymentUrl !== null) return openFrame({ paymentUrl, transactionId })
      return [{ at: 'idle', lost }, [{ type: 'showMessage', message: { key: 'store.unavailable' } }]]
    }
    case 'order-unknown':
      return [idle, [{ type: 'forget', transactionId }, over]]
    case 'order-unread':
      return [{ at: 'idle', lost }, [{ type: 'showMessage', message: event.message }]]
    default:
      return [state, []]
  }
}

function paying(state: PayState & { at: 'paying' }, event: PayEvent): PayStep {
  const { payment } = state
  if (event.type === 'result-received') return onFrameResult(payment, event.result)
  const isEmptied = event.type === 'cart-emptied'
  if (event.type !== 'frame-closed' && !isEmptied) return [state, []]
  const [checking, effects] = startCheck({ transactionId: payment.transactionId, saidPaid: false })
  const messages: PayEffect[] = isEmptied
    ? [{ type: 'showMessage', message: { key: 'store.cartEmptied' } }]
    : []
  return [checking, [...messages, ...effects]]
}

/** Checks the location, places the order, shows the provider's page in a frame, and asks our server for the outcome. */
export const payMachine: Machine<PayState, PayEvent, PayEffect> = { initial: idle, transition }

const BUSY: readonly PayState['at'][] = ['locating', 'ordering', 'overLimit', 'deciding', 'leaving']

/** The place is being asked, the order sent, a payment closed or continued that was not made, or the next page loaded. */
export const isBusy = (state: PayState): boolean =>
  BUSY.includes(state.at) || (state.at === 'checking' && !state.saidPaid)

/** checking: the payment is being confirmed; unsettled: its outcome is still unknown. */
export function confirmingOf(state: PayState): 'checking' | 'unsettled' | null {
  if (state.at === 'checking') return state.saidPaid ? 'checking' : null
  if (state.at === 'leaving') return 'checking'
  return state.at === 'unsettled' ? 'unsettled' : null
}
