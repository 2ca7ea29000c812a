import {
  cancelOrder,
  checkOrder,
  errorMessage,
  submitOrder,
  updateBillingProfile,
} from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, PAYMENT_CHECKS, readPaymentResult } from '@players-club/domain-models'
import { useRef } from 'react'
import { after } from '../../club/machine/after.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useClub } from '../../club/useClub.ts'
import { askLocation } from '../../location/askLocation.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { isRefusal } from '../../club/isRefusal.ts'
import { billingProfileOf, orderOf, type Ordering } from './orderOf.ts'
import { confirmingOf, isBusy, payMachine, type PayState } from './pay.machine.ts'

export type Pay = {
  readonly state: PayState
  /** The place is being asked, the order sent, or a payment closed that was not made. */
  readonly isBusy: boolean
  /** checking: what was paid is being confirmed; unsettled: nobody has said yet what became of it. */
  readonly confirming: ReturnType<typeof confirmingOf>
  pay(): void
  /** Something came from the window of the frame. */
  hear(ownOrigin: string, message: { readonly origin: string; readonly data: unknown }): void
  /** The player closed the frame. */
  closeFrame(): void
  /** Asks once more what became of a payment. */
  checkAgain(): void
  /** Why this is not the place has been seen. */
  closeLocation(): void
}

/** Pays for what is in the cart. `null` as long as there is nothing to order, or nobody to bill. */
export function usePay(ordering: Ordering | null): Pay {
  const club = useClub()
  const { api, clock, id, messages, navigator } = club
  const slice = storeSliceOf(club)
  const tokens = useUserTokens()
  const sent = useRef<Ordering | null>(null)

  const [state, send] = useMachine(payMachine, (effect, { signal, tell, send: sendAlive }) => {
    switch (effect.type) {
      case 'locate':
        return tell(
          askLocation(club, signal),
          outcome => ({ type: 'located', outcome }),
          error => ({ type: 'refused', message: errorMessage(error), isRefusal: true }),
        )
      case 'order': {
        const { current } = sent
        if (!current) return
        const { key } = effect.attempt
        const ordered = api
          .call(updateBillingProfile, { body: billingProfileOf(current.values) }, { signal })
          .then(() => api.call(submitOrder, { body: orderOf(current) }, { signal, idempotencyKey: key }))
        return tell(
          ordered,
          payment => {
            slice.send({ type: 'payment-opened', payment })
            return { type: 'ordered', payment }
          },
          error => ({ type: 'refused', message: errorMessage(error), isRefusal: isRefusal(error) }),
        )
      }
      case 'check':
      case 'cancel': {
        const params = { transactionId: effect.transactionId }
        // Nobody waits for this one where the player is led away: it is not given up with the page.
        const read = api.call(effect.type === 'check' ? checkOrder : cancelOrder, { params })
        return tell(
          read,
          order => ({ type: 'order-read', order }),
          () => ({ type: 'order-unread' }),
        )
      }
      case 'wait':
        return after(clock, PAYMENT_CHECKS.everyMs, signal, () => sendAlive({ type: 'check-due' }))
      case 'tell': {
        const timeout = effect.isShort ? MESSAGE_TIMEOUTS.medium : MESSAGE_TIMEOUTS.long
        return messages.raise({ type: 'error', ...effect.message, timeout })
      }
      case 'finish':
        slice.send({ type: 'payment-ended' })
        slice.send({ type: 'emptied' })
        void tokens.refresh()
        return navigator.go('/lucky-lounge/store-payment-success', {
          replace: true,
          state: { transactionId: effect.transactionId },
        })
      case 'toStore':
        slice.send({ type: 'payment-ended' })
        return navigator.go('/lucky-lounge/store')
    }
  })

  return {
    state,
    isBusy: isBusy(state),
    confirming: confirmingOf(state),
    pay() {
      if (!ordering) return
      sent.current = ordering
      const content = JSON.stringify(orderOf(ordering))
      send({ type: 'pay-requested', attempt: { key: id(), content } })
    },
    hear(ownOrigin, message) {
      const result = readPaymentResult(ownOrigin, message)
      if (result) send({ type: 'result-heard', result })
    },
    closeFrame: () => send({ type: 'frame-closed' }),
    checkAgain: () => send({ type: 'check-requested' }),
    closeLocation: () => send({ type: 'location-seen' }),
  }
}
