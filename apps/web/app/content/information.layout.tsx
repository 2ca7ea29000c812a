import { isOpenAddress } from '@players-club/domain-models'
import { useGuard } from '@players-club/flow-hooks/shell'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { data, Outlet, useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { requireFlags } from '../shell/requireFlags.ts'
import type { Route } from './+types/information.layout.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['content'] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const flags = await requireFlags(context.get(pageContext))
  return isOpenAddress(new URL(request.url).pathname, flags) ? null : data(null, { status: 404 })
}
export const clientLoader = () => null

/** Pages that exist where INFORMATION_ONLY_V1 is on. */
export default function Information() {
  const { pathname, search } = useLocation()
  const decision = useGuard({}, pathname + search)
  if (decision.kind === 'allow') return <Outlet />
  return (
    <>
      <PageHead page="shell.notFound.title" />
      {decision.kind === 'notFound' && <NotFoundView />}
    </>
  )
}
