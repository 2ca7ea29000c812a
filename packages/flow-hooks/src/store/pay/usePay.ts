import { readPaymentResult } from '@players-club/domain-models'
import { useRef } from 'react'
import { useMachine } from '../../club/machine/useMachine.ts'
import { useOutdate } from '../../club/query/useOutdate.ts'
import { useClub } from '../../club/useClub.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { orderOf, type Ordering } from './orderOf.ts'
import { confirmingOf, isBusy, payMachine, type PayState } from './pay.machine.ts'
import { performPay } from './performPay.ts'
import { useFoundPayment, useHeldPayment } from './useFoundPayment.ts'

export type Pay = {
  readonly state: PayState
  /** The place is being asked, the order sent, or a payment closed that was not made. */
  readonly isBusy: boolean
  /** checking: the payment is being confirmed; unsettled: its outcome is still unknown. */
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

/**
 * Pays for what is in the cart, after it is known what became of a payment that was left. `null` as long as there is
 * nothing to order, or no profile to bill.
 */
export function usePay(ordering: Ordering | null): Pay {
  const club = useClub()
  const { refresh: refreshTokens } = useUserTokens()
  const outdate = useOutdate()
  const sent = useRef<Ordering | null>(null)
  const [state, send] = useMachine(payMachine, (effect, run) =>
    performPay({ club, ordering: sent.current, refreshTokens, outdate }, effect, run),
  )

  useFoundPayment(send)
  useHeldPayment(state.at === 'paying' || state.at === 'checking')

  return {
    state,
    isBusy: isBusy(state),
    confirming: confirmingOf(state),
    pay() {
      if (!ordering) return
      sent.current = ordering
      const content = JSON.stringify(orderOf(ordering))
      send({ type: 'pay-requested', attempt: { key: club.id(), content } })
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
