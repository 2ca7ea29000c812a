import { getArcadeGame, getDenominations } from '@players-club/api-client'
import { isAuthorized, isOpenAddress } from '@players-club/domain-models'
import { useArcadeGame } from '@players-club/flow-hooks/lounge'
import { useGuard } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { useLocation } from 'react-router'
import { requireSignIn } from '../accounts/requireSignIn.ts'
import { RestoringPage } from '../accounts/RestoringPage.tsx'
import { answerFor } from '../shell/answerFor.ts'
import { LeavingPage } from '../shell/LeavingPage.tsx'
import { idInAddress } from '../shell/idInAddress.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { requireFlags } from '../shell/requireFlags.ts'
import { ArcadePlay } from './ArcadePlay.tsx'
import type { Route } from './+types/game.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['digitalGames', 'loungePages'] }

const SECURED = 'SECURE_LL_DETAILS_PAGE'

export async function loader(visit: Route.LoaderArgs) {
  const page = visit.context.get(pageContext)
  const { api } = page
  const flags = await requireFlags(page)
  const isOpen = isOpenAddress(new URL(visit.request.url).pathname, flags)
  const away = isOpen && isAuthorized(flags, SECURED) ? await requireSignIn(visit) : null
  if (away) return away
  const input = { params: { gameId: idInAddress(visit.params.gameId) } }
  const answers = await Promise.all([
    answerFor(api, getArcadeGame, input),
    answerFor(api, getDenominations, input),
  ])
  return { answers: answers.flat() }
}
export const clientLoader = () => null

export default function Game({ params }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const id = idInAddress(params.gameId)
  const { data, error, refresh } = useArcadeGame(id)
  const decision = useGuard({ secured: SECURED }, pathname + search)
  return (
    <>
      <PageHead page="lounge.name" name={data?.game.name} about={data?.game.summary} />
      {decision.kind === 'wait' && <RestoringPage />}
      {decision.kind === 'signIn' && <LeavingPage />}
      {decision.kind === 'allow' && (
        // The key remounts the page for another game, so that no state of a play is carried over.
        <ArcadePlay key={id} id={id} seen={data} error={error} onReload={refresh} />
      )}
    </>
  )
}
