import { getActivity, getPlayerActivity, getResponses, getSurvey } from '@players-club/api-client'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import { answerFor } from '../shell/answerFor.ts'
import type { Page } from '../shell/pageContext.ts'

const isId = (activityId: string) => /^[1-9]\d{0,8}$/.test(activityId)

/** The first data of a page of questions: its activity, the questions, and the player's earlier answers. */
export async function questionsAnswers({ api, session }: Page, activityId: string): Promise<QueryAnswer[]> {
  if (!isId(activityId)) return []
  const isSignedIn = (await session()) !== null
  const known = isSignedIn ? getPlayerActivity : getActivity
  const input = { params: { activityId: Number(activityId) } }
  const activity = await api.call(known, input).catch(() => null)
  if (!activity) return []
  const asked = { params: { key: activity.key } }
  const survey = await api.call(getSurvey, asked).catch(() => null)
  if (!survey) return [{ name: known.name, input, data: activity }]
  return [
    { name: known.name, input, data: activity },
    { name: getSurvey.name, input: asked, data: survey },
    ...(isSignedIn ? await answerFor(api, getResponses, { params: { surveyId: survey.id } }) : []),
  ]
}
