import { getActivity, getPlayerActivity } from '@players-club/api-client'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

/** The activity of a page, as whoever asks for the page sees it. */
export async function activityAnswers(
  { api, session }: Pick<Page, 'api' | 'session'>,
  activityId: string | undefined,
): Promise<QueryAnswer[]> {
  const input = { params: { activityId: Number(activityId) } }
  return answerFor(api, (await session()) ? getPlayerActivity : getActivity, input)
}
