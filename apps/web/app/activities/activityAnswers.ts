import { getActivity, getActivityStatus, getPlayerActivity } from '@players-club/api-client'
import type { CreditedActivityPage } from '@players-club/flow-hooks/activities'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { answerFor } from '../shell/answerFor.ts'
import { parseId } from '../shell/parseId.ts'
import type { Page } from '../shell/pageContext.ts'

/** The activity of a page, for a player or a guest. */
export async function activityAnswers(
  { api, session }: Pick<Page, 'api' | 'session'>,
  activityId: string | undefined,
): Promise<QueryAnswer[]> {
  const input = { params: { activityId: parseId(activityId ?? '') } }
  return answerFor(api, (await session()) ? getPlayerActivity : getActivity, input)
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
