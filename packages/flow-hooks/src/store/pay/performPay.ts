import {
  ApiError,
  cancelOrder,
  checkOrder,
  errorMessage,
  getProfile,
  getStoreCatalog,
  submitOrder,
  updateBillingProfile,
} from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, PAYMENT_CHECKS } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { after } from '../../club/machine/after.ts'
import type { Run } from '../../club/machine/Machine.ts'
import { askLocation } from '../../location/askLocation.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { forgetOpenPayment, keepOpenPayment } from './openPayment.ts'
import { billingProfileOf, orderOf, type Ordering } from './orderOf.ts'
import type { PayEffect, PayEvent } from './pay.machine.ts'

interface PayDeps {
  readonly club: Club
  /** What the player wants to pay for. */
  readonly ordering: Ordering | null
  refreshTokens(): Promise<void>
  outdate(name: string): void
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.messageKey === 'store.orderNotFound'

/** Does what paying asks for. */
export function performPay(
  { club, ordering, refreshTokens, outdate }: PayDeps,
  effect: PayEffect,
  { signal, tell, send }: Run<PayEvent>,
): void {
  const { api, clock, messages, navigator } = club
  const slice = storeSliceOf(club)
  switch (effect.type) {
    case 'locate':
      return tell(
        askLocation(club, signal),
        outcome => ({ type: 'located', outcome }),
        error => ({ type: 'refused', message: errorMessage(error), isRefusal: true }),
      )
    case 'order': {
      if (!ordering) return
      const { key } = effect.attempt
      const ordered = api
        .call(updateBillingProfile, { body: billingProfileOf(ordering.values) }, { signal })
        .then(() => {
          outdate(getProfile.name)
          return api.call(submitOrder, { body: orderOf(ordering) }, { signal, idempotencyKey: key })
        })
      return tell(
        ordered,
        payment => {
          slice.send({ type: 'payment-opened', payment })
          return { type: 'ordered', payment }
        },
        error => ({ type: 'refused', message: errorMessage(error), isRefusal: isRefusal(error) }),
      )
    }
    case 'keep':
      return keepOpenPayment(club, effect.payment)
    case 'forget':
      return forgetOpenPayment(club, effect.transactionId)
    case 'check':
    case 'cancel': {
      const params = { transactionId: effect.transactionId }
      // Nobody waits for this one where the player is led away: it is not given up with the page.
      const read = api.call(effect.type === 'check' ? checkOrder : cancelOrder, { params })
      return tell(
        read,
        order => ({ type: 'order-read', order }),
        error => ({ type: isUnknown(error) ? 'order-unknown' : 'order-unread' }),
      )
    }
    case 'wait':
      return after(clock, PAYMENT_CHECKS.everyMs, signal, () => send({ type: 'check-due' }))
    case 'tell': {
      const timeout = effect.isShort ? MESSAGE_TIMEOUTS.medium : MESSAGE_TIMEOUTS.long
      return messages.raise({ type: 'error', ...effect.message, timeout })
    }
    case 'refreshCatalog':
      return outdate(getStoreCatalog.name)
    case 'finish':
      forgetOpenPayment(club, effect.transactionId)
      slice.send({ type: 'payment-ended' })
      slice.send({ type: 'emptied' })
      void refreshTokens()
      return navigator.go('/lucky-lounge/store-payment-success', {
        replace: true,
        state: { transactionId: effect.transactionId },
      })
    case 'toStore':
      slice.send({ type: 'payment-ended' })
      return navigator.go('/lucky-lounge/store')
  }
}
