import { getLoungeActivities } from '@players-club/api-client'
import { useSession } from '@players-club/flow-hooks/accounts'
import { balanceOf } from '@players-club/flow-hooks/club'
import {
  lobbyQuestions,
  useDailyBonus,
  useLobby,
  useRedirectMessage,
  useTour,
  useUserTokens,
} from '@players-club/flow-hooks/lounge'
import { LobbyView } from '@players-club/ui/lounge/LobbyView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { LazyTour } from './LazyTour.ts'
import type { Route } from './+types/lobby.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['loungePages'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext)
  const { games, rewards } = lobbyQuestions
  const answers = await Promise.all([
    answerFor(api, games.endpoint, games.input),
    answerFor(api, rewards.endpoint, rewards.input),
    (await session()) ? answerFor(api, getLoungeActivities, {}) : [],
  ])
  return { answers: answers.flat() }
}
export const clientLoader = () => null

export default function Lobby() {
  const { isSignedIn } = useSession()
  const { games, rewards } = useLobby()
  const { isShown, claim, dismiss, ...bonus } = useDailyBonus()
  const { open, next, back, skip, miss, ...tour } = useTour()
  const tokens = balanceOf(useUserTokens())
  useRedirectMessage()
  return (
    <>
      <PageHead page="lounge.name" />
      <LobbyView
        {...{ isSignedIn, tokens, games }}
        drawings={rewards}
        bonus={isShown || bonus.isPending ? { ...bonus, onClaim: claim, onDismiss: dismiss } : null}
        onTour={open}
        onTourApproach={LazyTour.preload}
      />
      <LazyTour {...tour} onNext={next} onBack={back} onSkip={skip} onLoadError={miss} />
    </>
  )
}
