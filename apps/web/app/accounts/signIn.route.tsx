import { copperStateLottery } from '@players-club/domain-models'
import { useSignIn, type SignIn as SignInFlow } from '@players-club/flow-hooks/accounts'
import { useOutageWarning } from '@players-club/flow-hooks/shell'
import { SignInView } from '@players-club/ui/accounts/SignInView'
import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { useEffect } from 'react'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts'] }

const SuspendedDialog = lazyDialog(
  () => import('@players-club/ui/accounts/SuspendedDialog').then(module => module.SuspendedDialog),
  ['dialogs'],
)

const steps = { suspendedDialog: 'asking', reactivating: 'sending', reactivationSent: 'sent' } as const

export default function SignIn() {
  const flow = useSignIn()
  useOutageWarning()
  return (
    <>
      <PageTitle page="accounts.signIn.title" brand={copperStateLottery} />
      <SignInView {...flow} onChange={flow.change} onSubmit={flow.submit}>
        <Suspended flow={flow} />
      </SignInView>
    </>
  )
}

function Suspended({ flow: { state, isSuspended, isAuthenticating, ...flow } }: { flow: SignInFlow }) {
  const step = state.at in steps ? steps[state.at as keyof typeof steps] : null
  // The answer may be that the account is suspended: the question is there when it comes.
  const isNear = isSuspended || isAuthenticating
  useEffect(() => {
    if (isNear) SuspendedDialog.preload()
  }, [isNear])
  return (
    <SuspendedDialog
      isOpen={step !== null}
      step={step ?? 'asking'}
      error={state.at === 'suspendedDialog' ? state.error : null}
      onReactivate={flow.reactivate}
      onClose={flow.closeDialog}
      onMissing={flow.closeDialog}
    />
  )
}
