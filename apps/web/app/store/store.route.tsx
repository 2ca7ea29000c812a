import { getStoreCatalog } from '@players-club/api-client'
import { useSession } from '@players-club/flow-hooks/accounts'
import { balanceOf } from '@players-club/flow-hooks/club'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { useCart, useCheckout, useOpenPayment } from '@players-club/flow-hooks/store'
import { StoreView } from '@players-club/ui/store/StoreView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { VerifyIdentityDialog } from '../identity/VerifyIdentityDialog.tsx'
import { Conversion } from '../lounge/Conversion.tsx'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/store.route.ts'
import { PaymentDialogs } from './PaymentDialogs.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['store', 'loungePages', 'rewards'] }

export async function loader({ context }: Route.LoaderArgs) {
  return { answers: await answerFor(context.get(pageContext).api, getStoreCatalog, {}) }
}
export const clientLoader = () => null

export default function Store() {
  const cart = useCart()
  const checkout = useCheckout()
  const payment = useOpenPayment()
  return (
    <>
      <PageHead page="store.title" />
      <StoreView
        isSignedIn={useSession().isSignedIn}
        tokens={balanceOf(useUserTokens())}
        catalog={cart.catalog}
        error={cart.error}
        isOpen={cart.isOpen}
        items={cart.selectedItems}
        total={cart.total}
        overLimit={checkout.overLimit}
        isBusy={checkout.isBusy || payment.isBusy}
        payment={payment.confirming}
        conversion={<Conversion />}
        onRetry={cart.refresh}
        onAdd={cart.add}
        onFewer={cart.decrement}
        onRemove={cart.remove}
        onRemoveAll={cart.removeAll}
        onCheckout={checkout.checkOut}
        onCheckAgain={payment.checkAgain}
      >
        <VerifyIdentityDialog isOpen={checkout.isVerifying} onClose={checkout.endVerifying} />
        <PaymentDialogs payment={payment} />
      </StoreView>
    </>
  )
}
