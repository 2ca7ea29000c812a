import { copperStateLottery } from '@players-club/domain-models'
import { useGuard } from '@players-club/flow-hooks/shell'
import { SpinnerOverlay } from '@players-club/ui/primitives/SpinnerOverlay'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { Outlet, redirect, useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/secured.layout.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session, isAsleep } = context.get(pageContext)
  if ((await session()) || (await isAsleep())) return null
  const { pathname, search } = new URL(request.url)
  return redirect(`/login?${new URLSearchParams({ from: pathname + search })}`)
}
export const clientLoader = () => null

/** Pages of a signed-in player. */
export default function Secured() {
  const { pathname, search } = useLocation()
  const decision = useGuard({ secured: true }, pathname + search)
  if (decision.kind === 'wait')
    return (
      <>
        <PageTitle brand={copperStateLottery} />
        <SpinnerOverlay isActive />
      </>
    )
  return decision.kind === 'allow' ? <Outlet /> : null
}
