import { useActivity, useRedeemCode } from '@players-club/flow-hooks/activities'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/promoCode.route.ts'
import { activityAnswers } from './activityAnswers.ts'
import { ActivityHead } from './ActivityHead.tsx'
import { CodeForm } from './CodeForm.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await activityAnswers(context.get(pageContext), params.activityId) }
}
export const clientLoader = () => null

/** The form for codes of one activity. */
export default function PromoCode({ params: { activityId } }: { params: { activityId: string } }) {
  return <CodePage key={activityId} activityId={activityId} />
}

function CodePage({ activityId }: { activityId: string }) {
  const { activity, error, refresh, isSignedIn } = useActivity(activityId)
  const flow = useRedeemCode({ campaignId: activity?.id, refresh })
  const page = { activity, error, refresh: () => void refresh(), isSignedIn }
  return (
    <>
      <ActivityHead activity={activity} page="activities.code.title" />
      <CodeForm flow={flow} page={page} />
    </>
  )
}
