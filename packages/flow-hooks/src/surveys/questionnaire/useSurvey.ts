'use client'

import { getResponses, getSurvey, type ErrorMessage } from '@players-club/api-client'
import {
  answersIn,
  MESSAGE_TIMEOUTS,
  type Answers,
  type Message,
  type MessageKey,
  type Survey,
} from '@players-club/domain-models'
import { useMemo } from 'react'
import { useSession } from '../../club/session/useSession.ts'
import { useFound } from '../../club/query/useFound.ts'
import { useQuery } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'
import { useRedirectWithMessage } from '../../club/useRedirectWithMessage.ts'
import { useStableVerbs } from '../../club/useStableVerbs.ts'
import type { QuestionnairePage } from './questionnaire.machine.ts'

export interface SurveyQuery {
  /** The questions, with what the player has answered to them; nothing while any of it is on its way. */
  first: { survey: Survey; kept: Answers | null } | undefined
  error: ErrorMessage | null
  reload(): Promise<void>
}

const UNAVAILABLE: Message = { type: 'warning', key: 'surveys.unavailable', timeout: MESSAGE_TIMEOUTS.short }

/** All of them say that there is nothing to answer here. */
const MISSING: readonly MessageKey[] = [
  'surveys.unavailable',
  'activities.notFound',
  'activities.activityUnavailable',
]

/** Whether the survey is one for this page. */
const isOfPage = ({ kind, questions }: Survey, page: QuestionnairePage) =>
  page.startsWith(kind) && questions.length > 0

/** A survey, poll or quiz. Without one for this page, a message says so, and the visitor goes to the others. */
export function useSurvey(page: QuestionnairePage, surveyKey: string): SurveyQuery {
  const { paths } = useClub()
  const { isSignedIn } = useSession()
  const asked = useFound(useQuery(getSurvey, { params: { key: surveyKey } }), {
    id: surveyKey,
    refusals: MISSING,
  })
  const survey = asked.data && isOfPage(asked.data, page) ? asked.data : undefined
  const responses = useQuery(getResponses, survey ? { params: { surveyId: survey.id } } : null)
  const content = responses.data
  const isWaiting = isSignedIn && !content

  const isMissing = asked.missing !== null || (asked.data !== undefined && !survey)
  useRedirectWithMessage(paths.earn, isMissing && !asked.loading ? UNAVAILABLE : null)

  return useStableVerbs({
    first: useMemo(
      () => (survey && !isWaiting ? { survey, kept: content ? answersIn(content) : null } : undefined),
      [survey, isWaiting, content],
    ),
    error: isMissing ? null : (asked.error ?? responses.error),
    // The answers first: old ones would replace those that were just sent.
    reload: () => responses.refresh().then(() => asked.refresh()),
  })
}
