import { useChangeEmail } from '@players-club/flow-hooks/accounts'
import { ChangeEmailView } from '@players-club/ui/accounts/ChangeEmailView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings', 'accounts', 'accountPages'] }

export default function ChangeEmail() {
  const { state, ...flow } = useChangeEmail()
  return (
    <>
      <PageHead page="settings.changeEmail" />
      <ChangeEmailView
        {...state}
        {...flow}
        step={state.at === 'email' ? 'email' : 'password'}
        isChanging={state.at === 'changing' || state.at === 'done'}
        onEmail={flow.changeEmail}
        onLeaveEmail={flow.leaveEmail}
        onContinue={flow.continue}
        onPassword={flow.changePassword}
        onBack={flow.back}
        onSubmit={flow.submit}
      />
    </>
  )
}
