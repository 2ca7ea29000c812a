import { useSession } from '@players-club/flow-hooks/accounts'
import { FailureView } from '@players-club/ui/shell/FailureView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { WaitingPage } from '@players-club/ui/shell/WaitingPage'
import { useLocation } from 'react-router'
import { reloadIfReached } from '../shell/reloadIfReached.ts'
import { signInHref } from './requireSignIn.ts'

/** Stands in for a page while it is not known whether its visitor may see it: an expired session is restored. */
export function RestoringPage() {
  const { isCutOff } = useSession()
  const { pathname, search } = useLocation()
  if (!isCutOff) return <WaitingPage signInHref={signInHref({ pathname, search })} />
  return (
    <>
      <PageHead page="shell.failure.offline.title" />
      <FailureView kind="offline" onRetry={() => void reloadIfReached()} />
    </>
  )
}
