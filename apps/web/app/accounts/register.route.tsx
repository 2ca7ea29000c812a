import { useRegistration, useSession } from '@players-club/flow-hooks/accounts'
import { useGuard } from '@players-club/flow-hooks/shell'
import { InviteOnlyView } from '@players-club/ui/accounts/InviteOnlyView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { redirect, useLocation, useNavigationType } from 'react-router'
import { LeavingPage } from '../shell/LeavingPage.tsx'
import type { PageHandle } from '../shell/PageHandle.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/register.route.ts'
import { RegistrationSteps } from './RegistrationSteps.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['accounts', 'accountPages', 'profile', 'controls'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const isMember = (await context.get(pageContext).session()) !== null
  return isMember && !params.inviteCode ? redirect('/') : null
}
export const clientLoader = () => null

/** For guests; a player who opens an invitation reads that it is for new customers. */
export default function Register({ params: { inviteCode = '' } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const decision = useGuard({ authPage: inviteCode ? 'invitation' : true }, pathname + search)
  const { isSignedIn } = useSession()
  if (decision.kind !== 'allow') return <LeavingPage />
  return (
    <>
      <PageHead page="shell.register" />
      {isSignedIn ? <InviteOnlyView /> : <Wizard key={inviteCode} inviteCode={inviteCode} />}
    </>
  )
}

function Wizard({ inviteCode }: { inviteCode: string }) {
  const historyState = useLocation().state as unknown
  const flow = useRegistration({ inviteCode, historyState, isReturn: useNavigationType() === 'POP' })
  return <RegistrationSteps flow={flow} />
}
