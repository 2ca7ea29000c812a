'use client'

import {
  answerTo,
  isAnswered,
  SURVEY_TEXT_MAX,
  type Answer,
  type Answers,
  type MessageKey,
  type Survey,
  type SurveyQuestion,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Question } from './Question.tsx'
import { question as questionClass, questions as questionsClass } from './QuestionnaireView.css.ts'

export interface QuestionsProps {
  survey: Survey
  /** The current answers. */
  given: Answers
  /** Marks unanswered questions. */
  isChecked: boolean
  /** The player has answered before. */
  answered: boolean
  /** Answers can be given or changed. */
  isOpen: boolean
  isSignedIn: boolean
  isSending: boolean
  onChange: (questionId: number, answer: Answer) => void
  onSubmit: () => void
}

const SUBMIT = {
  SURVEY: 'surveys.submit',
  POLL: 'poll.submit',
  QUIZ: 'quiz.submit',
} as const satisfies Record<Survey['kind'], MessageKey>

/** With more marks than these the count is shown as a number only. */
const MAX_MARKS = 12

/** The questions and the submit button. */
export function Questions({ survey, given, isOpen, onSubmit, ...props }: QuestionsProps) {
  const translate = useMessages()
  const { isSending, isSignedIn, answered } = props
  const total = survey.questions.length
  const done = survey.questions.filter(question => isAnswered(question, answerTo(given, question))).length
  const list = (
    <ol role="list" className={questionsClass}>
      {survey.questions.map(question => (
        <li key={question.id} className={questionClass}>
          <QuestionItem question={question} given={given} isDisabled={!isOpen || isSending} {...props} />
        </li>
      ))}
    </ol>
  )
  if (!isOpen) return list
  const left = total - done
  const submit = answered ? 'surveys.update' : SUBMIT[survey.kind]
  return (
    <Form
      label={survey.title}
      onSubmit={onSubmit}
      isPending={isSending}
      submitHint={left > 0 ? translate('surveys.notYet', { count: left }) : undefined}
    >
      <Stack gap={6}>
        {list}
        <Inline gap={4} align="center">
          <Button type="submit" isPending={isSending}>
            {translate(isSignedIn ? submit : 'surveys.signIn')}
          </Button>
          {total > 1 && total <= MAX_MARKS && <PunchMarks done={done} total={total} />}
        </Inline>
        {!isSignedIn && (
          <Text size="small" tone="muted">
            {translate('surveys.signIn.hint')}
          </Text>
        )}
      </Stack>
    </Form>
  )
}

type QuestionItemProps = Pick<QuestionsProps, 'given' | 'isChecked' | 'onChange'> & {
  question: SurveyQuestion
  isDisabled: boolean
}

function QuestionItem({ question, given, isChecked, isDisabled, onChange }: QuestionItemProps) {
  const translate = useMessages()
  const answer = answerTo(given, question)
  const isTooLong = Array.from(answer.responseText ?? '').length > SURVEY_TEXT_MAX
  const isOpen = isChecked && !isAnswered(question, answer)
  const error = isTooLong
    ? translate('surveys.text.tooLong', { limit: SURVEY_TEXT_MAX })
    : isOpen
      ? translate(`surveys.open.${question.questionType}`)
      : undefined
  return (
    <Question
      question={question}
      answer={answer}
      error={error}
      isDisabled={isDisabled}
      onChange={changed => onChange(question.id, changed)}
    />
  )
}
