import { useClub, useStore } from '@players-club/flow-hooks/club'
import { usePageViews } from '@players-club/flow-hooks/shell'
import { ClubLayout } from '@players-club/ui/shell/ClubLayout'
import { useState } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { PageFailureContext } from './PageFailureContext.ts'
import { PostedFormNotice } from './PostedFormNotice.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { ShellMessages } from './ShellMessages.tsx'
import { ShellSessionEnd } from './ShellSessionEnd.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

export default function ClubFrame() {
  const { pathname } = useLocation()
  usePageViews(pathname)
  useFocusOnNavigation(pathname, useStore(useClub().session).departures)
  return (
    <PageFailureContext value={useState(false)}>
      <ClubLayout
        header={<ShellHeader />}
        footer={<ShellFooter />}
        messageBar={<ShellMessages />}
        isReturn={useNavigationType() === 'POP'}
      >
        <PostedFormNotice />
        <Outlet />
        <ShellSessionEnd />
      </ClubLayout>
    </PageFailureContext>
  )
}
