import { useOutage } from '@players-club/flow-hooks/shell'
import { OutageScreen } from '@players-club/ui/shell/OutageScreen'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { Outlet } from 'react-router'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

/** All pages that an outage replaces. */
export default function OpenClub() {
  const { mode, body } = useOutage()
  if (mode !== 'planned' && mode !== 'unplanned') return <Outlet />
  return (
    <>
      <PageHead />
      <OutageScreen kind={mode} body={body} />
    </>
  )
}
