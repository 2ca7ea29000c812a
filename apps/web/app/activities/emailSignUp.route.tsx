import { getActivityStatus } from '@players-club/api-client'
import { copperStateLottery } from '@players-club/domain-models'
import { useCreditedActivity } from '@players-club/flow-hooks/activities'
import { CreditedActivityView } from '@players-club/ui/activities/CreditedActivityView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { data } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/emailSignUp.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

const ACTIVITY = 'promotions-email-opt-in'

/** The router knows `caseSensitive` on the server only; in a browser it would take any letters for this address. */
function insistOnLetters({ url }: Request) {
  const isWritten = /^\/(?:email-signUp|settings)\//.test(new URL(url).pathname)
  // oxlint-disable-next-line typescript/only-throw-error -- The router takes what a loader throws as its answer.
  if (!isWritten) throw data(null, { status: 404 })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  insistOnLetters(request)
  const { api } = context.get(pageContext)
  return { answers: await answerFor(api, getActivityStatus, { params: { key: ACTIVITY } }) }
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => insistOnLetters(request) ?? null

/** By its id, or without one in the settings. */
export default function EmailSignUp({ params }: { params: { activityId?: string } }) {
  return (
    <>
      <PageHead page={`activities.${ACTIVITY}.title`} brand={copperStateLottery} />
      <CreditedActivityView
        activity={ACTIVITY}
        {...useCreditedActivity(ACTIVITY)}
        place={params.activityId === undefined ? 'settings' : 'page'}
      />
    </>
  )
}
