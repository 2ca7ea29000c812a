import { useActivity } from '@players-club/flow-hooks/activities'
import { useLocation } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/collectThemAll.route.ts'
import { Collection } from './Collection.tsx'
import { collectionAnswers, isActivityId } from './collectionAnswers.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities', 'games'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await collectionAnswers(context.get(pageContext), params.id) }
}
export const clientLoader = () => null

export default function CollectThemAll({ params: { id } }: Route.ComponentProps) {
  return isActivityId(id) ? (
    <OfActivity key={id} activityId={id} />
  ) : (
    <Collection key={id} superBonusKey={id} />
  )
}

function OfActivity({ activityId }: { activityId: string }) {
  const { activity, error, refresh } = useActivity(activityId)
  const navigationState: unknown = useLocation().state
  // The list of activities passes the key in the navigation state; after a reload the page requests it.
  const key = activity?.key ?? keyIn(navigationState)
  return <Collection superBonusKey={key} error={error} onRetry={refresh} />
}

const keyIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'activityKey' in state &&
  typeof state.activityKey === 'string'
    ? state.activityKey
    : null
