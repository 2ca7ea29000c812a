'use client'

import { readPaymentResult, type OpenOrder, type ThresholdStatus } from '@players-club/domain-models'
import { useEffect } from 'react'
import type { ReceivedMessage } from '../../club/ReceivedMessage.ts'
import type { Perform } from '../../club/machine/Machine.ts'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useStore } from '../../club/store/useStore.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { confirmingOf, isBusy, payMachine } from './pay.machine.ts'
import type { Decision, PayEffect, PayEvent, PayState } from './PayState.ts'
import { useFoundPayment, useHeldPayment } from './useFoundPayment.ts'

/** The daily limit with the open order that takes it up. */
type TakenLimit = ThresholdStatus & { readonly openOrder: OpenOrder }

/** What `usePaymentMachine` returns: the state of the page's payments, and the verbs. */
export type Payment = {
  readonly state: PayState
  /** The place is being asked, the order sent, or a payment closed or continued that was not made. */
  readonly isBusy: boolean
  /** checking: the payment is being confirmed; unsettled: its outcome is still unknown. */
  readonly confirming: ReturnType<typeof confirmingOf>
  /** An order that is still open takes up the limit: it is continued or cancelled first. */
  readonly takenLimit: TakenLimit | null
  /** Opens the payment of the open order again, if it still waits for one. */
  continueOrder(): void
  cancelOrder(): void
  /** Leaves the open order as it is. */
  leaveOrder(): void
  /** What is paid comes from our own page in the frame, to which the payment's provider returns. */
  receiveMessage(message: ReceivedMessage): void
  /** The player closed the frame. */
  closeFrame(): void
  /** Requests the outcome of a payment once more. */
  checkAgain(): void
}

const hasOpenOrder = (status: ThresholdStatus | null): status is TakenLimit => status?.openOrder != null

/** Runs the payments of a page. */
export function usePaymentMachine(
  perform: Perform<PayEvent, PayEffect>,
): readonly [Payment, (event: PayEvent) => void] {
  const slice = storeSliceOf(useClub())
  const { thresholdStatus } = useStore(slice)
  const [state, send] = useMachine(payMachine, perform)
  useFoundPayment(send)
  useHeldPayment(state.at === 'paying' || state.at === 'checking')
  useEffect(() => slice.onEmptiedElsewhere(() => send({ type: 'cart-emptied' })), [slice, send])

  // Nothing is decided while the outcome of a payment is unknown: it may be the same order.
  const isResting = state.at === 'idle' || state.at === 'locationRefused'
  const takenLimit = isResting && hasOpenOrder(thresholdStatus) ? thresholdStatus : null
  const leaveOrder = () => slice.send({ type: 'threshold-seen' })
  // Unmounting resets the status, so that the dialog does not open again on return.
  useEffect(() => () => slice.send({ type: 'threshold-seen' }), [slice])
  const decide = (decision: Decision['decision']) => {
    if (!takenLimit) return
    leaveOrder()
    send({ type: 'open-order-decided', order: takenLimit.openOrder, decision })
  }
  const payment = useStableVerbs<Payment>({
    state,
    isBusy: isBusy(state),
    confirming: confirmingOf(state),
    takenLimit,
    continueOrder: () => decide('continue'),
    cancelOrder: () => decide('cancel'),
    leaveOrder,
    receiveMessage(message) {
      const result = readPaymentResult(window.location.origin, message)
      if (result) send({ type: 'result-received', result })
    },
    closeFrame: () => send({ type: 'frame-closed' }),
    checkAgain: () => send({ type: 'check-requested' }),
  })
  return [payment, send]
}
