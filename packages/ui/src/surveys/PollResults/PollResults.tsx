'use client'

import {
  formatPercent,
  pollBars,
  type Answers,
  type Survey,
  type SurveyQuestion,
} from '@players-club/domain-models'
import { Check, User } from 'lucide'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { focusTarget } from '../../primitives/Heading/Heading.css.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { cx } from '../../themes/cx.ts'
import { bar, bars, ownBar, percent as percentClass, results, track, words } from './PollResults.css.ts'

/** The poll whose results are shown; they take focus when they have just replaced the questions. */
export interface PollResultsProps {
  survey: Pick<Survey, 'questions'>
  /** The player's stored answers, which are marked; null where they are not known. */
  kept: Answers | null
  /** The results have just replaced the questions. */
  isFresh?: boolean
}

// An answer in the player's own words has no totals.
const hasOptions = ({ options }: SurveyQuestion) => options.length > 0

/** The results of all players, a bar for each option; the player's own are grey and labelled. */
export function PollResults({ survey, kept, isFresh = false }: PollResultsProps) {
  const translate = useMessages()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed submit button is gone, and focus with it.
    if (isFresh && document.activeElement === document.body) place.current?.focus()
  }, [isFresh])
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={cx(focusTarget, results)}
      aria-label={translate('surveys.results')}
    >
      {survey.questions.filter(hasOptions).map(question => (
        <Card key={question.id}>
          <Stack gap={5}>
            <Heading level={3} size="title">
              {question.questionText}
            </Heading>
            <Bars question={question} kept={kept} />
          </Stack>
        </Card>
      ))}
    </section>
  )
}

function Bars({ question, kept }: Pick<PollResultsProps, 'kept'> & { question: SurveyQuestion }) {
  const translate = useMessages()
  return (
    <ul role="list" className={bars}>
      {pollBars(question, kept).map(({ id, optionText, percent, width, isOwn, isCorrect }) => (
        <li key={id}>
          <p className={words}>
            <span>{optionText}</span>
            {isOwn && <Badge icon={User}>{translate('surveys.yourAnswer')}</Badge>}
            {isCorrect && (
              <Badge tone="success" icon={Check}>
                {translate('surveys.correct')}
              </Badge>
            )}
            <span className={percentClass}>{formatPercent(percent, translate.locale)}</span>
          </p>
          {/* An SVG, because the content security policy forbids style attributes. */}
          <svg aria-hidden className={track} data-testid={`bar-${id}`}>
            <rect className={isOwn ? ownBar : bar} width={`${width}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
