import { clubPaths } from '@players-club/flow-hooks/club'
import { redirectBack, useGuard } from '@players-club/flow-hooks/shell'
import { Outlet, redirect, useLocation } from 'react-router'
import { LeavingPage } from '../shell/LeavingPage.tsx'
import { pageContext } from '../shell/pageContext.ts'
import { useRoutePath } from '../shell/useRoutePath.ts'
import type { Route } from './+types/guests.layout.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!(await context.get(pageContext).session())) return null
  return redirect(redirectBack(new URL(request.url).searchParams.get('from'), clubPaths))
}
export const clientLoader = () => null

/** Pages for guests alone. */
export default function Guests() {
  const { pathname, search } = useLocation()
  const isSignIn = useRoutePath() === '/login'
  const decision = useGuard({ authPage: isSignIn ? 'signIn' : true }, pathname + search)
  return decision.kind === 'allow' ? <Outlet /> : <LeavingPage />
}
