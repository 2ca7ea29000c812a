import { useRequestedEmail } from '@players-club/flow-hooks/accounts'
import { EmailSentView } from '@players-club/ui/accounts/EmailSentView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accountPages'] }

export default function ActivateEmailSent() {
  const email = useRequestedEmail(useLocation().state)
  return (
    <>
      <PageHead page="resendActivation.title" />
      <EmailSentView kind="resendActivation" email={email} />
    </>
  )
}
