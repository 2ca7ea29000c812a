import { ApiError, cancelOrder, checkOrder, errorMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, PAYMENT_CHECKS } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { after } from '../../club/machine/after.ts'
import type { FailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import type { Run } from '../../club/machine/Machine.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { forgetOpenPayment, keepOpenPayment, readOpenPayment } from './openPayment.ts'
import type { PayEffect, PayEvent } from './PayState.ts'

export interface SettlingDeps {
  readonly club: Club
  readonly failure: FailureMessage
  refreshTokens(): Promise<void>
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.messageKey === 'store.orderNotFound'

/** Finds out the outcome of a payment. Nothing is ordered here, so that the store loads no billing form. */
export function performSettling(
  { club, failure, refreshTokens }: SettlingDeps,
  effect: PayEffect,
  { signal, sendResult, send }: Run<PayEvent>,
): void {
  const { api, clock, messages, navigator, paths } = club
  const slice = storeSliceOf(club)
  switch (effect.type) {
    case 'locate':
    case 'order':
    case 'refreshCatalog':
    case 'readLimit':
    case 'keepLimit':
      return
    case 'keep':
      return keepOpenPayment(club, effect.payment)
    case 'forget':
      return forgetOpenPayment(club, effect.transactionId)
    case 'check':
    case 'cancel': {
      const params = { transactionId: effect.transactionId }
      // The request is not aborted when the page is left.
      const read = api.call(effect.type === 'check' ? checkOrder : cancelOrder, { params })
      return sendResult(
        read,
        order => ({ type: 'order-read', order }),
        error =>
          isUnknown(error)
            ? { type: 'order-unknown' }
            : { type: 'order-unread', message: errorMessage(error) },
      )
    }
    case 'wait':
      return after(clock, PAYMENT_CHECKS.everyMs, signal, () => send({ type: 'check-due' }))
    case 'showMessage': {
      const { message, isShort } = effect
      return failure.show(isShort ? { ...message, timeout: MESSAGE_TIMEOUTS.medium } : message)
    }
    case 'showCancelled':
      return void messages.raise({
        type: 'success',
        key: 'store.openOrder.cancelled',
        timeout: MESSAGE_TIMEOUTS.medium,
      })
    case 'finish': {
      const { transactionId, items } = effect.order
      // No payment is kept where this order was finished before: by another page, or by this one, which could not open
      // the receipt. One of another tab may have taken its place, and then this one is not finished yet.
      if (readOpenPayment(club)) slice.send({ type: 'bought', items })
      forgetOpenPayment(club, transactionId)
      void refreshTokens()
      return navigator.go(paths.paymentSuccess, {
        replace: true,
        state: { transactionId },
        onFailure: () => send({ type: 'navigation-failed' }),
      })
    }
    case 'toStore':
      if (navigator.location().pathname !== paths.store) navigator.go(paths.store)
      return
  }
}
