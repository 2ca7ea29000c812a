import { useSession } from '@players-club/flow-hooks/accounts'
import { useFeatureFlag, useGreeting, useOutageWarning } from '@players-club/flow-hooks/shell'
import { HomeView } from '@players-club/ui/shell/HomeView'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import type { PageHandle } from './PageHandle.ts'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

export const handle: PageHandle = { texts: ['home'] }

export default function Home() {
  const { isSignedIn, isWaking } = useSession()
  const greeting = useGreeting()
  useOutageWarning()
  return (
    <>
      <PageTitle exact="shell.home.pageTitle" />
      <HomeView
        greeting={greeting}
        isSignedIn={isSignedIn}
        isWaking={isWaking}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
      />
    </>
  )
}
