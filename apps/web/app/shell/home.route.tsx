import { useSession } from '@players-club/flow-hooks/accounts'
import { useSettings } from '@players-club/flow-hooks/club'
import { useFeatureFlag, useGreeting, useOutageWarning } from '@players-club/flow-hooks/shell'
import { HomeView } from '@players-club/ui/shell/HomeView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/home.route.ts'
import { homeAnswers } from './homeAnswers.server.ts'
import { loadOffers } from './loadOffers.ts'
import { pageContext } from './pageContext.ts'
import type { PageHandle } from './PageHandle.ts'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

const LateOffers = lazy(() => loadOffers().then(module => ({ default: module.LateOffers })))

// Until it has loaded, another page is shown, which a reload would load again.
const waitForOffers = () => loadOffers({ mayReload: false })

export const handle: PageHandle = { texts: ['home'], loadLateCode: waitForOffers }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [player, { authorizedFlags = [] }] = await Promise.all([page.session(), page.shell()])
  return { answers: await homeAnswers(page, { isPlayer: player !== null, flags: authorizedFlags }) }
}

// Part of the server-rendered page, hydrated after the rest. It has to stay the same element: for another one React
// would discard the server's HTML before it is hydrated.
const offers = (
  <Suspense fallback={null}>
    <LateOffers />
  </Suspense>
)

export const clientLoader = () => waitForOffers().then(() => null)

export default function Home() {
  const { isSignedIn, isRestoring } = useSession()
  const greeting = useGreeting()
  useOutageWarning()
  return (
    <>
      <PageHead exact="shell.home.pageTitle" />
      <HomeView
        greeting={greeting}
        isSignedIn={isSignedIn}
        isRestoring={isRestoring}
        hasIntro={useSettings().homeIntro}
        hasLounge={useFeatureFlag('SWEEPSTAKES_V1')}
      >
        {offers}
      </HomeView>
    </>
  )
}
