import { isOpenAddress, PAYMENT_RESULT_PATH } from '@players-club/domain-models'
import { usePaymentReturn } from '@players-club/flow-hooks/store'
import { useGuard } from '@players-club/flow-hooks/shell'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { PaymentResultView } from '@players-club/ui/store/PaymentResultView'
import '@players-club/ui/themes/lucky-lounge'
import { data } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/storePay.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['store'], theme: 'lucky-lounge' }

/** Rendered although the flags cannot be read: the page around the frame waits for this one's message. */
export async function loader({ context }: Route.LoaderArgs) {
  const { authorizedFlags } = await context.get(pageContext).shell()
  const isClosed = authorizedFlags && !isOpenAddress(PAYMENT_RESULT_PATH, authorizedFlags)
  return isClosed ? data(null, { status: 404 }) : null
}
export const clientLoader = () => null

/** The return address of the payment page, in a frame of ours. */
export default function StorePay() {
  const { isFramed } = usePaymentReturn()
  const isOpen = useGuard({}, PAYMENT_RESULT_PATH).kind !== 'notFound'
  return (
    <>
      <PageHead page={isOpen ? 'store.result' : 'shell.notFound.title'} />
      {isOpen ? <PaymentResultView isFramed={isFramed} /> : <NotFoundView />}
    </>
  )
}
