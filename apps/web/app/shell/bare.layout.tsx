import { usePageViews } from '@players-club/flow-hooks/shell'
import { useFocusRecovery } from '@players-club/ui/shell/ClubLayout'
import { Outlet, useLocation } from 'react-router'
import { PostedFormNotice } from './PostedFormNotice.tsx'
import { ShellMessages } from './ShellMessages.tsx'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

/** Pages without header and footer, for windows and frames. */
export default function BareFrame() {
  usePageViews(useLocation().pathname)
  useFocusRecovery()
  return (
    <>
      <main>
        <PostedFormNotice />
        <Outlet />
      </main>
      <ShellMessages />
    </>
  )
}
