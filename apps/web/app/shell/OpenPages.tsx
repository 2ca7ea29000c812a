import { useGuard } from '@players-club/flow-hooks/shell'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { WaitingPage } from '@players-club/ui/shell/WaitingPage'
import { Outlet, useLocation } from 'react-router'
import { signInHref } from '../accounts/requireSignIn.ts'

/** Pages that a flag closes. Whether it does is known once an expired session is restored: flags are per player. */
export function OpenPages() {
  const { pathname, search } = useLocation()
  const { kind } = useGuard({}, pathname + search)
  if (kind === 'allow') return <Outlet />
  if (kind === 'wait')
    return (
      <>
        <PageHead />
        <WaitingPage signInHref={signInHref({ pathname, search })} />
      </>
    )
  return (
    <>
      <PageHead page="shell.notFound.title" />
      <NotFoundView />
    </>
  )
}
