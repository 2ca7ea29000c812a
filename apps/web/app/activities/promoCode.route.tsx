import { useActivity, useRedeemCode } from '@players-club/flow-hooks/activities'
import type { PageHandle } from '../shell/PageHandle.ts'
import { ActivityHead } from './ActivityHead.tsx'
import { CodeForm } from './CodeForm.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'
export { activityLoader as loader } from './activityAnswers.ts'

export const handle: PageHandle = { texts: ['activities'] }

export const clientLoader = () => null

/** The form for codes of one activity. */
export default function PromoCode({ params: { activityId } }: { params: { activityId: string } }) {
  return <CodePage key={activityId} activityId={activityId} />
}

function CodePage({ activityId }: { activityId: string }) {
  const { activity, error, refresh, isSignedIn } = useActivity(activityId)
  const flow = useRedeemCode({ campaignId: activity?.id, refresh })
  const page = { activity, error, refresh, isSignedIn }
  return (
    <>
      <ActivityHead activity={activity} page="activities.code.title" />
      <CodeForm flow={flow} page={page} />
    </>
  )
}
