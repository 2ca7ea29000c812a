import { useSession } from '@players-club/flow-hooks/accounts'
import { useRemoteConfig } from '@players-club/flow-hooks/shell'
import { AccountSecurityView } from '@players-club/ui/accounts/AccountSecurityView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings', 'accountPages'] }

export default function AccountSecurity() {
  const { account } = useSession()
  const { switches } = useRemoteConfig()
  return (
    <>
      <PageHead page="shell.accountSecurity" />
      <AccountSecurityView
        email={account?.email ?? ''}
        isContactShown={switches?.SHOW_CONTACT_INFO ?? false}
      />
    </>
  )
}
