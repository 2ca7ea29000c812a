import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/poll.route.ts'
import { QuestionsPage } from './QuestionsPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'
export { questionsLoader as loader } from './questionsLoader.ts'

export const handle: PageHandle = { texts: ['activities', 'surveys', 'controls'] }

export const clientLoader = () => null

export default function Poll({ params: { activityId } }: Route.ComponentProps) {
  return <QuestionsPage key={activityId} page="POLL" activityId={activityId} />
}
