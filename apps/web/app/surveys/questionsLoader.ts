import { getActivity, getPlayerActivity, getResponses, getSurvey } from '@players-club/api-client'
import { parseId } from '@players-club/domain-models'
import type { QueryAnswer } from '@players-club/flow-hooks/club'
import type { LoaderFunctionArgs } from 'react-router'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext, type Page } from '../shell/pageContext.ts'

/** The first data of a page of questions: its activity, the questions, and the player's earlier answers. */
async function questionsAnswers({ api, session }: Page, activityId: number): Promise<QueryAnswer[]> {
  const isSignedIn = (await session()) !== null
  const known = isSignedIn ? getPlayerActivity : getActivity
  const input = { params: { activityId } }
  const activity = await answerFor(api, known, input)
  const key = activity[0]?.data.key
  const survey = key === undefined ? [] : await answerFor(api, getSurvey, { params: { key } })
  const surveyId = survey[0]?.data.id
  const responses =
    isSignedIn && surveyId !== undefined ? await answerFor(api, getResponses, { params: { surveyId } }) : []
  return [...activity, ...survey, ...responses]
}

/** The loader of a survey, poll or quiz. */
export async function questionsLoader({ context, params }: LoaderFunctionArgs) {
  const activityId = parseId(params.activityId)
  return { answers: activityId === null ? [] : await questionsAnswers(context.get(pageContext), activityId) }
}
