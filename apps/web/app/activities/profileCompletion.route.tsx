import { copperStateLottery } from '@players-club/domain-models'
import { useCreditedActivity } from '@players-club/flow-hooks/activities'
import { CreditedActivityView } from '@players-club/ui/activities/CreditedActivityView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/profileCompletion.route.ts'
import { creditedAnswers } from './activityAnswers.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

const ACTIVITY = 'complete-profile'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await creditedAnswers(context.get(pageContext), ACTIVITY, params) }
}
export const clientLoader = () => null

/** Shown by its id, or without one in the settings. */
export default function ProfileCompletion({ params }: { params: { activityId?: string } }) {
  return (
    <>
      <PageHead page={`activities.${ACTIVITY}.title`} brand={copperStateLottery} />
      <CreditedActivityView
        activity={ACTIVITY}
        {...useCreditedActivity(ACTIVITY, params.activityId)}
        place={params.activityId === undefined ? 'settings' : 'page'}
      />
    </>
  )
}
