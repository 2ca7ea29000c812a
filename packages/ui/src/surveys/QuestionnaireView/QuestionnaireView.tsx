'use client'

import {
  areTotalsTold,
  surveyImage,
  type Answers,
  type QuizResponse,
  type Survey,
} from '@players-club/domain-models'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { PollResults } from '../PollResults/PollResults.tsx'
import { Questions, type QuestionsProps } from './Questions.tsx'
import { beside, page, picture } from './QuestionnaireView.css.ts'

/** A survey, poll or quiz: its questions, the answers, and what happens on each action. */
export interface QuestionnaireViewProps extends Omit<QuestionsProps, 'survey'> {
  /** Undefined while loading. */
  survey: Survey | undefined
  /** The player's stored answers, which the results mark; null without any. */
  kept: Answers | null
  /** Why it failed to load. */
  error: LocalizedText | null
  onRetry: Retry
  /** There is nothing more to earn at the moment. */
  isCapped: boolean
  /** A quiz that can be retried, with the number of right answers. */
  retry: QuizResponse | null
  /** The result of a quiz that was just sent. */
  quizResponse: QuizResponse | null
  /** `side` puts the picture beside the questions where there is room; otherwise it is above them. */
  imageLayout?: string
  /** Dialogs that belong to it. */
  children?: ReactNode
}

const SIZES = { side: [480, 480], top: [1200, 400] } as const

/** The lottery's questions, to be answered or with the given answers. */
export function QuestionnaireView(props: QuestionnaireViewProps) {
  const { survey, error, onRetry, children } = props
  return (
    <Part of={{ data: survey, error, refresh: onRetry }} count={6}>
      {known => (
        <>
          <QuestionsWithPicture {...props} survey={known} />
          {children}
        </>
      )}
    </Part>
  )
}

type LoadedProps = QuestionnaireViewProps & { survey: Survey }
type ResultsProps = Pick<LoadedProps, 'survey' | 'kept' | 'error' | 'onRetry'> & { isFresh: boolean }

/** The questions with their picture, where they have one. */
function QuestionsWithPicture(props: LoadedProps) {
  const { survey, imageLayout } = props
  const content = <Content {...props} />
  if (survey.image_url === null) return <div className={page}>{content}</div>
  const layout = imageLayout === 'side' ? 'side' : 'top'
  const [width, height] = SIZES[layout]
  const image = (
    <div className={picture[layout]}>
      <Image
        src={surveyImage(survey.image_url, width, height)}
        alt=""
        width={width}
        height={height}
        fit="cover"
      />
    </div>
  )
  return layout === 'side' ? (
    <div className={beside}>
      {image}
      <Stack gap={6}>{content}</Stack>
    </div>
  ) : (
    <div className={page}>
      {image}
      {content}
    </div>
  )
}

function Content({ isCapped, retry, quizResponse, ...props }: LoadedProps) {
  const { survey, answered, isOpen } = props
  const translate = useMessages()
  const [wasAnswered] = useState(answered)
  // The message about the reached limit already says so.
  const showsAnsweredNotice = answered && (isOpen || !isCapped || quizResponse !== null)
  const showsResults = answered && survey.showSummaryAnswers && survey.kind !== 'SURVEY'
  // A player who has not answered when nothing is left to earn cannot answer; the page says why.
  if (isCapped && !answered) return null
  return (
    <>
      <Stack gap={2}>
        <Heading level={2}>{survey.title}</Heading>
        {survey.message && !answered && <Text>{survey.message}</Text>}
      </Stack>
      {showsAnsweredNotice && (
        <Notice tone="success" title={translate('surveys.answered')}>
          {translate(isOpen ? 'surveys.answered.changeable' : 'surveys.answered.closed')}{' '}
          {quizResponse && translate('quiz.result', { ...quizResponse })}{' '}
          <Link href="/earn">{translate('surveys.results.more')}</Link>
        </Notice>
      )}
      {retry && (
        <Notice tone="warning" title={translate('quiz.retry.title')} isAnnounced>
          {translate('quiz.retry', { ...retry })}
        </Notice>
      )}
      {(isOpen || !showsResults) && (
        <Card>
          <Questions {...props} />
        </Card>
      )}
      {showsResults && <Results {...props} isFresh={!wasAnswered} />}
    </>
  )
}

/** After a submit the results are still loading: no bar is drawn before. */
function Results({ survey, kept, error, onRetry, isFresh }: ResultsProps) {
  return areTotalsTold(survey) ? (
    <PollResults survey={survey} kept={kept} isFresh={isFresh} />
  ) : (
    <QueryState error={error} onRetry={onRetry}>
      <Skeleton count={3} />
    </QueryState>
  )
}
