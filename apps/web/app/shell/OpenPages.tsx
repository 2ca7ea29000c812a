import { useGuard } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { Outlet, useLocation } from 'react-router'
import { RestoringPage } from '../accounts/RestoringPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

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
  return <NotFoundPage />
}
