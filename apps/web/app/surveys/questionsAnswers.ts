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
  const activity = await answerFor(api, known, input)
  const key = activity[0]?.data.key
  const survey = key === undefined ? [] : await answerFor(api, getSurvey, { params: { key } })
  const surveyId = survey[0]?.data.id
  const responses =
    isSignedIn && surveyId !== undefined ? await answerFor(api, getResponses, { params: { surveyId } }) : []
  return [...activity, ...survey, ...responses]
}
