import { getProfile, getStoreCatalog } from '@players-club/api-client'
import { useSession } from '@players-club/flow-hooks/accounts'
import { balanceOf } from '@players-club/flow-hooks/club'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { useBilling, useCart, usePay } from '@players-club/flow-hooks/store'
import { BillingView } from '@players-club/ui/store/BillingView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/storeBilling.route.ts'
import { BillingDialogs } from './BillingDialogs.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['store', 'profile', 'location', 'controls'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const answers = await Promise.all([answerFor(api, getProfile, {}), answerFor(api, getStoreCatalog, {})])
  return { answers: answers.flat() }
}
export const clientLoader = () => null

export default function StoreBilling() {
  const cart = useCart()
  const billing = useBilling()
  const { profile, values } = billing
  const items = cart.selectedItems
  const ordering = profile && values && items.length > 0 ? { profile, values, items } : null
  const pay = usePay(ordering, billing.refuse)
  return (
    <>
      <PageHead page="store.billing" />
      <BillingView
        {...billing}
        isSignedIn={useSession().isSignedIn}
        tokens={balanceOf(useUserTokens())}
        items={items}
        total={cart.total}
        payment={pay.confirming}
        isBusy={pay.isBusy}
        onChange={billing.change}
        onLeave={billing.leave}
        onUseHome={billing.chooseHome}
        onRetry={billing.reload}
        onPay={pay.pay}
        onCheckAgain={pay.checkAgain}
      >
        <BillingDialogs billing={billing} pay={pay} />
      </BillingView>
    </>
  )
}
