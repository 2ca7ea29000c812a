import { useViewLink } from '@players-club/flow-hooks/activities'
import { LinkActivityView } from '@players-club/ui/activities/LinkActivityView'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/viewUrl.route.ts'
import { ActivityHead } from './ActivityHead.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'
export { activityLoader as loader } from './activityAnswers.ts'

export const handle: PageHandle = { texts: ['activities'] }

export const clientLoader = () => null

export default function ViewUrl({ params: { activityId } }: Route.ComponentProps) {
  return <LinkPage key={activityId} activityId={activityId} />
}

function LinkPage({ activityId }: { activityId: string }) {
  const { activity, error, refresh, isSignedIn, signIn, state, view, retry } = useViewLink(activityId)
  return (
    <>
      <ActivityHead activity={activity} />
      <LinkActivityView
        {...{ activity, error, isSignedIn }}
        refresh={refresh}
        earned={state.at === 'done' ? state.value.points : undefined}
        uncertain={state.at === 'failed' ? state.error : null}
        isCrediting={state.at === 'pending'}
        onView={view}
        onRetry={retry}
        onSignIn={signIn}
      />
    </>
  )
}
