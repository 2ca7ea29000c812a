import { copperStateLottery } from '@players-club/domain-models'
import { useResendActivation } from '@players-club/flow-hooks/accounts'
import { EmailRequestView } from '@players-club/ui/accounts/EmailRequestView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages'] }

export default function ActivateEmail() {
  const flow = useResendActivation()
  return (
    <>
      <PageHead page="resendActivation.title" brand={copperStateLottery} />
      <EmailRequestView
        {...flow}
        kind="resendActivation"
        onChange={flow.change}
        onLeave={flow.leave}
        onSubmit={flow.submit}
      />
    </>
  )
}
