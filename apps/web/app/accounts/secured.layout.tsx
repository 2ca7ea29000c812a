import { copperStateLottery } from '@players-club/domain-models'
import { useGuard } from '@players-club/flow-hooks/shell'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { WaitingPage } from '@players-club/ui/shell/WaitingPage'
import { Outlet, redirect, useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/secured.layout.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

const signInHref = ({ pathname, search }: { pathname: string; search: string }) =>
  `/login?${new URLSearchParams({ from: pathname + search })}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const { session, isAsleep } = context.get(pageContext)
  if ((await session()) || (await isAsleep())) return null
  return redirect(signInHref(new URL(request.url)))
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
        <WaitingPage signInHref={signInHref({ pathname, search })} />
      </>
    )
  return decision.kind === 'allow' ? <Outlet /> : null
}
