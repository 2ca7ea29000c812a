import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/profileCompletion.route.ts'
import { creditedAnswers } from './activityAnswers.ts'
import { CreditedPage } from './CreditedPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities'] }

const ACTIVITY = 'complete-profile'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await creditedAnswers(context.get(pageContext), ACTIVITY, params) }
}
export const clientLoader = () => null

export default function ProfileCompletion({ params }: { params: { activityId?: string } }) {
  return <CreditedPage activity={ACTIVITY} activityId={params.activityId} />
}
