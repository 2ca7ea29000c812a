import { copperStateLottery } from '@players-club/domain-models'
import { useForgotPassword } from '@players-club/flow-hooks/accounts'
import { EmailRequestView } from '@players-club/ui/accounts/EmailRequestView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages'] }

export default function ForgotPassword() {
  const flow = useForgotPassword()
  return (
    <>
      <PageHead page="forgotPassword.title" brand={copperStateLottery} />
      <EmailRequestView
        {...flow}
        kind="forgotPassword"
        onChange={flow.change}
        onLeave={flow.leave}
        onSubmit={flow.submit}
      />
    </>
  )
}
