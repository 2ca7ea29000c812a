import { copperStateLottery } from '@players-club/domain-models'
import { useOutage, usePageViews } from '@players-club/flow-hooks/shell'
import { ClubLayout } from '@players-club/ui/shell/ClubLayout'
import { OutageScreen } from '@players-club/ui/shell/OutageScreen'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { Outlet, useLocation } from 'react-router'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { ShellMessages } from './ShellMessages.tsx'
import { ShellSessionEnd } from './ShellSessionEnd.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

export default function ClubFrame() {
  const { pathname } = useLocation()
  const { mode, body } = useOutage()
  usePageViews(pathname)
  useFocusOnArrival(pathname)
  if (mode === 'planned' || mode === 'unplanned') {
    return (
      <>
        <PageHead brand={copperStateLottery} />
        <OutageScreen kind={mode} body={body} />
      </>
    )
  }
  return (
    <ClubLayout header={<ShellHeader />} footer={<ShellFooter />} messageBar={<ShellMessages />}>
      <Outlet />
      <ShellSessionEnd />
    </ClubLayout>
  )
}
