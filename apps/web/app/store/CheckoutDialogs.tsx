import type { Checkout } from '@players-club/flow-hooks/store'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'

/** The identity check at the checkout. */
export function CheckoutDialogs({ flow }: { flow: Checkout }) {
  const { isVerifying, endVerifying } = flow
  return <VerifyIdentityDialog isOpen={isVerifying} onClose={endVerifying} onLoadError={endVerifying} />
}
