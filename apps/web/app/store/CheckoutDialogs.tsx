import type { Checkout, Payment } from '@players-club/flow-hooks/store'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'

/** The dialogs at the checkout: the identity check, and those of a payment that is still open. */
export function CheckoutDialogs({ flow, payment }: { flow: Checkout; payment: Payment }) {
  const { isVerifying, endVerifying } = flow
  return (
    <>
      <VerifyIdentityDialog isOpen={isVerifying} onClose={endVerifying} />
      <PaymentDialogs payment={payment} />
    </>
  )
}
