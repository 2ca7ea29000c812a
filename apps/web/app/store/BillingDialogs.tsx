import type { Billing, Pay } from '@players-club/flow-hooks/store'
import { useMessages } from '@players-club/ui/messages'
import { useEffect } from 'react'
import { LazyLocation } from '../location/LazyLocation.ts'
import { clubDialog } from '../shell/clubDialog.tsx'

const PaymentDialog = clubDialog(() =>
  import('@players-club/ui/store/PaymentDialog').then(module => module.PaymentDialog),
)
const ConfirmDialog = clubDialog(() =>
  import('@players-club/ui/primitives/ConfirmDialog').then(module => module.ConfirmDialog),
)

/** The dialogs of the billing page: overwriting the form, the location check, and the payment. */
export function BillingDialogs({ billing, pay }: { billing: Billing; pay: Pay }) {
  const translate = useMessages()
  const { state } = pay
  const isUnderWay = state.at !== 'idle'
  useEffect(() => {
    // The location check and the order take a while, in which the payment dialog is prefetched.
    if (isUnderWay) PaymentDialog.preload()
  }, [isUnderWay])
  return (
    <>
      <ConfirmDialog
        isOpen={billing.isAskingOverwrite}
        question={translate('store.billing.overwrite.question')}
        yes={translate('store.billing.overwrite.yes')}
        no={translate('store.billing.overwrite.no')}
        onConfirm={billing.overwrite}
        onCancel={billing.keep}
        onLoadError={billing.keep}
      >
        <p>{translate('store.billing.overwrite.text')}</p>
      </ConfirmDialog>
      <LazyLocation
        isOpen={state.at === 'misplaced'}
        outcome={state.at === 'misplaced' ? state.outcome : 'unavailable'}
        onRetry={pay.pay}
        onClose={pay.closeLocation}
        onLoadError={pay.closeLocation}
      />
      <PaymentDialog
        isOpen={state.at === 'paying'}
        paymentUrl={state.at === 'paying' ? state.payment.paymentUrl : 'about:blank'}
        onMessage={message => pay.hear(window.location.origin, message)}
        onClose={pay.closeFrame}
        onLoadError={pay.closeFrame}
      />
    </>
  )
}
