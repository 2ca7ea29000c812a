import { useSession } from '@players-club/flow-hooks/accounts'
import { useSettings } from '@players-club/flow-hooks/club'
import { useRemoteConfig } from '@players-club/flow-hooks/shell'
import { AccountSecurityView } from '@players-club/ui/accounts/AccountSecurityView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['profile', 'accountPages'] }

export default function AccountSecurity() {
  const { account } = useSession()
  const { contactInfo } = useSettings()
  const { switches } = useRemoteConfig()
  const isContactShown = switches?.SHOW_CONTACT_INFO ?? contactInfo
  return (
    <>
      <PageHead page="shell.accountSecurity" />
      <AccountSecurityView email={account?.email ?? ''} isContactShown={isContactShown} />
    </>
  )
}
