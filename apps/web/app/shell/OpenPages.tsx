import { useGuard } from '@players-club/flow-hooks/shell'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { Outlet, useLocation } from 'react-router'
import { RestoringPage } from '../accounts/RestoringPage.tsx'

/** Pages that a flag closes. Whether it does is known once an expired session is restored: flags are per player. */
export function OpenPages() {
  const { pathname, search } = useLocation()
  const { kind } = useGuard({}, pathname + search)
  if (kind === 'allow') return <Outlet />
  if (kind === 'wait')
    return (
      <>
        <PageHead />
        <RestoringPage />
      </>
    )
  return (
    <>
      <PageHead page="shell.notFound.title" />
      <NotFoundView />
    </>
  )
}
