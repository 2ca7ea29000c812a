import type { Billing, Pay } from '@players-club/flow-hooks/store'
import { useMessages } from '@players-club/ui/messages'
import { LazyLocation } from '../location/LazyLocation.ts'
import { clubDialog } from '../shell/clubDialog.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'

const ConfirmDialog = clubDialog(() =>
  import('@players-club/ui/primitives/ConfirmDialog').then(module => module.ConfirmDialog),
)

/** The dialogs of the billing page: overwriting the form, the location check, and the payment. */
export function BillingDialogs({ billing, pay }: { billing: Billing; pay: Pay }) {
  const translate = useMessages()
  const { state } = pay
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
        isOpen={state.at === 'locationRefused'}
        outcome={state.at === 'locationRefused' ? state.locationRefusal : 'unavailable'}
        onRetry={pay.pay}
        onClose={pay.closeLocation}
      />
      <PaymentDialogs payment={pay} />
    </>
  )
}
