import { useSignIn } from '@players-club/flow-hooks/accounts'
import { useOutageWarning } from '@players-club/flow-hooks/shell'
import { SignInView } from '@players-club/ui/accounts/SignInView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'
import { Reactivation } from './Reactivation.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts'] }

export default function SignIn() {
  const flow = useSignIn()
  useOutageWarning()
  return (
    <>
      <PageHead page="accounts.signIn.title" />
      <SignInView
        {...flow}
        onChange={flow.change}
        onLeaveEmail={flow.leaveEmail}
        onSubmit={flow.submit}
        onDiscardPlay={flow.dropPlay}
      >
        <Reactivation offer={flow.reactivation} isNear={flow.isSuspended || flow.isAuthenticating} />
      </SignInView>
    </>
  )
}
