import type { Checkout } from '@players-club/flow-hooks/store'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'

/** Verifies who wants to check out. */
export function CheckoutDialogs({ flow }: { flow: Checkout }) {
  const { isVerifying, endVerifying } = flow
  return <VerifyIdentityDialog isOpen={isVerifying} onClose={endVerifying} onMissing={endVerifying} />
}
