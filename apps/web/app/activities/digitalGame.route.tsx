import { useActivity, useDigitalGame } from '@players-club/flow-hooks/activities'
import { DigitalGameView } from '@players-club/ui/activities/DigitalGameView'
import { useMessages } from '@players-club/ui/messages'
import { GameDialog } from '../lounge/GameDialog.tsx'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/digitalGame.route.ts'
import { ActivityHead } from './ActivityHead.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'
export { activityLoader as loader } from './activityAnswers.ts'

export const handle: PageHandle = { texts: ['activities', 'digitalGames'] }

export const clientLoader = () => null

export default function DigitalGame({ params: { activityId } }: Route.ComponentProps) {
  return <GamePage key={activityId} activityId={activityId} />
}

function GamePage({ activityId }: { activityId: string }) {
  const { locale } = useMessages()
  const { activity, error, refresh, isSignedIn, signIn } = useActivity(activityId)
  const { game, frame, isPortraitOnly, resume } = useDigitalGame({ activityId, activity, locale, refresh })
  const { opening, unfinished, played } = frame.facts
  return (
    <>
      <ActivityHead activity={activity} />
      <DigitalGameView
        {...{ activity, error, isSignedIn, isPortraitOnly, opening }}
        refresh={refresh}
        game={game.data}
        gameError={game.error}
        onGameRetry={game.refresh}
        hasUnfinished={unfinished !== null}
        played={played}
        onPlay={frame.launch}
        onResume={resume}
        onSignIn={signIn}
      />
      {activity && <GameDialog name={activity.title} frame={frame} isPortraitOnly={isPortraitOnly} />}
    </>
  )
}
