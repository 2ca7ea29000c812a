import { getActivity, getActivityStatus, getPlayerActivity } from '@players-club/api-client'
import { parseId } from '@players-club/domain-models'
import type { CreditedActivityPage } from '@players-club/flow-hooks/activities'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import type { LoaderFunctionArgs } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext, type Page } from '../shell/pageContext.ts'

/** The activity of a page, for a player or a guest. */
export async function activityAnswers(
  { api, session }: Pick<Page, 'api' | 'session'>,
  activityId: string | undefined,
): Promise<QueryAnswer[]> {
  const id = parseId(activityId)
  if (id === null) return []
  const input = { params: { activityId: id } }
  return answerFor(api, (await session()) ? getPlayerActivity : getActivity, input)
}

/** The loader of a page of one activity. */
export async function activityLoader({ context, params }: LoaderFunctionArgs) {
  return { answers: await activityAnswers(context.get(pageContext), params.activityId) }
}

/**
 * Answers for an activity that is credited automatically: its status, and the activity where the address contains its
 * id.
 */
export async function creditedAnswers(
  page: Pick<Page, 'api' | 'session'>,
  key: CreditedActivityPage,
  { activityId }: { activityId?: string },
): Promise<QueryAnswer[]> {
  const answers = await Promise.all([
    answerFor(page.api, getActivityStatus, { params: { key } }),
    activityId === undefined ? [] : activityAnswers(page, activityId),
  ])
  return answers.flat()
}
