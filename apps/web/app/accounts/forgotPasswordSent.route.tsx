import { useRequestedEmail } from '@players-club/flow-hooks/accounts'
import { EmailSentView } from '@players-club/ui/accounts/EmailSentView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accountPages'] }

export default function ForgotPasswordSent() {
  const email = useRequestedEmail(useLocation().state)
  return (
    <>
      <PageHead page="forgotPassword.title" />
      <EmailSentView kind="forgotPassword" email={email} />
    </>
  )
}
