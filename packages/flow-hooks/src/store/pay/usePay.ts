'use client'

import type { ProfileErrors } from '@players-club/forms-validation'
import { useFailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import { useInvalidate } from '../../club/query/useInvalidate.ts'
import { useClub } from '../../club/useClub.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import { useUserTokens } from '../../lounge/useUserTokens.ts'
import { orderOf, type Ordering } from './orderOf.ts'
import { performPay } from './performPay.ts'
import { usePaymentMachine, type Payment } from './usePaymentMachine.ts'

/** What `usePay` returns: the state of the payment, and the verbs. */
export type Pay = Payment & {
  pay(): void
  /** Closes the explanation of why the location check refused the payment. */
  closeLocation(): void
}

/**
 * Pays for what is in the cart, after the outcome of a payment that was left is known. `null` as long as there is
 * nothing to order, or no profile to bill. `onRefused` receives the billing fields that the server found wrong.
 */
export function usePay(ordering: Ordering | null, onRefused: (errors: ProfileErrors) => void): Pay {
  const club = useClub()
  const { refresh: refreshTokens } = useUserTokens()
  const failure = useFailureMessage()
  const invalidate = useInvalidate()
  const [payment, send] = usePaymentMachine((effect, run) =>
    performPay({ club, failure, refreshTokens, invalidate, onRefused }, effect, run),
  )
  return useStableVerbs({
    ...payment,
    pay() {
      if (!ordering) return
      const content = JSON.stringify(orderOf(ordering))
      send({ type: 'pay-requested', attempt: { key: club.id(), ordering, content } })
    },
    closeLocation: () => send({ type: 'location-seen' }),
  })
}
