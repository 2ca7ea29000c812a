import type { Payment } from '@players-club/flow-hooks/store'
import { useEffect } from 'react'
import { clubDialog } from '../shell/clubDialog.tsx'

const PaymentDialog = clubDialog(() =>
  import('@players-club/ui/store/PaymentDialog').then(module => module.PaymentDialog),
)
const OpenOrderDialog = clubDialog(() =>
  import('@players-club/ui/store/OpenOrderDialog').then(module => module.OpenOrderDialog),
)

/** The dialogs of a payment: the open order that takes up the daily limit, and the provider's page. */
export function PaymentDialogs({ payment }: { payment: Payment }) {
  const { state, takenLimit } = payment
  const isUnderWay = state.at !== 'idle'
  useEffect(() => {
    // The location check and the order take a while, in which the payment dialog is prefetched.
    if (isUnderWay) PaymentDialog.preload()
  }, [isUnderWay])
  return (
    <>
      {takenLimit && (
        <OpenOrderDialog
          isOpen
          order={takenLimit.openOrder}
          totalAmount={takenLimit.totalAmount}
          limit={takenLimit.limit}
          onContinue={payment.continueOrder}
          onCancel={payment.cancelOrder}
          onClose={payment.leaveOrder}
        />
      )}
      <PaymentDialog
        isOpen={state.at === 'paying'}
        paymentUrl={state.at === 'paying' ? state.payment.paymentUrl : 'about:blank'}
        onMessage={payment.receiveMessage}
        onClose={payment.closeFrame}
      />
    </>
  )
}
