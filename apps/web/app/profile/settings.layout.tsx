import { SettingsLayout } from '@players-club/ui/profile/SettingsLayout'
import { Outlet, useLocation } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['profile'] }

/** The settings: the menu beside its page. */
export default function Settings() {
  return (
    <SettingsLayout currentPath={useLocation().pathname}>
      <Outlet />
    </SettingsLayout>
  )
}
