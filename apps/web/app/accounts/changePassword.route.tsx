import { useChangePassword } from '@players-club/flow-hooks/accounts'
import { ChangePasswordView } from '@players-club/ui/accounts/ChangePasswordView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings', 'accounts', 'accountPages', 'controls'] }

export default function ChangePassword() {
  const flow = useChangePassword()
  return (
    <>
      <PageHead page="settings.changePassword" />
      <ChangePasswordView {...flow} onChange={flow.change} onLeave={flow.leave} onSubmit={flow.submit} />
    </>
  )
}
