import { SettingsLayout } from '@players-club/ui/profile/SettingsLayout'
import { Outlet } from 'react-router'
import type { PageHandle } from '../shell/PageHandle.ts'
import { useRoutePath } from '../shell/useRoutePath.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings'] }

/** The settings: the menu beside its page. */
export default function Settings() {
  return (
    <SettingsLayout currentPath={useRoutePath()}>
      <Outlet />
    </SettingsLayout>
  )
}
