import { useResendActivation } from '@players-club/flow-hooks/accounts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { EmailRequestPage } from './EmailRequestPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages'] }

export default function ActivateEmail() {
  return <EmailRequestPage kind="resendActivation" flow={useResendActivation()} />
}
