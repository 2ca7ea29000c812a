import { useSession } from '@players-club/flow-hooks/accounts'
import { balanceOf } from '@players-club/flow-hooks/club'
import { useUserTokens } from '@players-club/flow-hooks/lounge'
import { usePaidOrder } from '@players-club/flow-hooks/store'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { PaymentSuccessView } from '@players-club/ui/store/PaymentSuccessView'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['store'] }

export default function PaymentSuccess() {
  const { transactionId, order, isChecking, check, hasReturnPage } = usePaidOrder()
  return (
    <>
      <PageHead page="store.payment" />
      <PaymentSuccessView
        isSignedIn={useSession().isSignedIn}
        tokens={balanceOf(useUserTokens())}
        transactionId={transactionId}
        order={order.data}
        error={order.error}
        isChecking={isChecking}
        hasReturnPage={hasReturnPage}
        onRetry={order.refresh}
        onCheck={check}
      />
    </>
  )
}
