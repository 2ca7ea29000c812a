import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import type { Route } from './+types/survey.route.ts'
import { questionsAnswers } from './questionsAnswers.ts'
import { QuestionsPage } from './QuestionsPage.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['activities', 'surveys', 'controls'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  return { answers: await questionsAnswers(context.get(pageContext), params.activityId) }
}
export const clientLoader = () => null

export default function Survey({ params: { activityId } }: Route.ComponentProps) {
  return <QuestionsPage key={activityId} page="SURVEY" activityId={activityId} />
}
