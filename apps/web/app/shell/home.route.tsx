import { loadLate, type LateCodeOptions } from '@players-club/domain-models'
import { useSession } from '@players-club/flow-hooks/accounts'
import { useSettings } from '@players-club/flow-hooks/club'
import { useFeatureFlag, useGreeting, useOutageWarning } from '@players-club/flow-hooks/shell'
import { HomeView } from '@players-club/ui/shell/HomeView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/home.route.ts'
import { homeAnswers } from './homeAnswers.server.ts'
import { pageContext } from './pageContext.ts'
import type { PageHandle } from './PageHandle.ts'

export { RouteFailure as ErrorBoundary } from './RouteFailure.tsx'

let loaded: ReturnType<typeof loadOffers> | undefined

/** The same promise once it has been kept, so that React shows no fallback for the page of a navigation that waited. */
function loadOffers(options?: LateCodeOptions): Promise<typeof import('./LateOffers.tsx')> {
  if (loaded) return loaded
  const loading = loadLate(() => import('./LateOffers.tsx'), options)
  loading.then(
    () => {
      loaded = loading
    },
    () => undefined,
  )
  return loading
}
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
