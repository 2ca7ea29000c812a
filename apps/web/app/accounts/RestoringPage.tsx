import { useSession } from '@players-club/flow-hooks/accounts'
import { WaitingPage } from '@players-club/ui/shell/WaitingPage'
import { useLocation } from 'react-router'
import { OfflinePage } from '../shell/OfflinePage.tsx'
import { signInHref } from './requireSignIn.ts'

/** Stands in for a page while it is not known whether its visitor may see it: an expired session is restored. */
export function RestoringPage() {
  const { isCutOff } = useSession()
  const { pathname, search } = useLocation()
  return isCutOff ? <OfflinePage /> : <WaitingPage signInHref={signInHref({ pathname, search })} />
}
