import { useGuard } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { Outlet, useLocation } from 'react-router'
import { LeavingPage } from '../shell/LeavingPage.tsx'
import type { Route } from './+types/secured.layout.ts'
import { requireSignIn } from './requireSignIn.ts'
import { RestoringPage } from './RestoringPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const loader = (visit: Route.LoaderArgs) => requireSignIn(visit)
export const clientLoader = () => null

/** Pages of a signed-in player. */
export default function Secured() {
  const { pathname, search } = useLocation()
  const decision = useGuard({ secured: true }, pathname + search)
  if (decision.kind === 'wait')
    return (
      <>
        <PageHead />
        <RestoringPage />
      </>
    )
  return decision.kind === 'allow' ? <Outlet /> : <LeavingPage />
}
