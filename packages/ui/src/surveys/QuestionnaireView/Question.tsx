'use client'

import { SURVEY_TEXT_MAX, type Answer, type SurveyQuestion } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { FieldError } from '../../primitives/Field/FieldError.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { choices, hint as hintClass, legend } from './QuestionnaireView.css.ts'

export interface QuestionProps {
  question: SurveyQuestion
  answer: Answer
  error?: string
  isDisabled: boolean
  onChange: (answer: Answer) => void
}

/** One question: single choice, multiple choice or text. */
export function Question({ question, answer, ...props }: QuestionProps) {
  const translate = useMessages()
  const { id, questionType, questionText, options } = question
  const name = `question-${id}`
  if (questionType === 'CHECKBOX') return <Choices question={question} answer={answer} {...props} />
  if (questionType === 'TEXT')
    return (
      <TextArea
        name={name}
        label={questionText}
        hint={translate('surveys.text.hint')}
        value={answer.responseText ?? ''}
        limit={SURVEY_TEXT_MAX}
        error={props.error}
        isDisabled={props.isDisabled}
        onChange={responseText => props.onChange({ optionIds: [], responseText })}
      />
    )
  return (
    <RadioGroup
      name={name}
      label={questionText}
      options={options.map(option => ({ value: String(option.id), label: option.optionText }))}
      value={answer.optionIds[0] === undefined ? null : String(answer.optionIds[0])}
      error={props.error}
      isDisabled={props.isDisabled}
      onChange={value => props.onChange({ optionIds: [Number(value)], responseText: null })}
    />
  )
}

function Choices({ question, answer, error, isDisabled, onChange }: QuestionProps) {
  const translate = useMessages()
  const ids = useId()
  const { optionIds } = answer
  const choose = (id: number, isChosen: boolean) => {
    const others = optionIds.filter(optionId => optionId !== id)
    onChange({ optionIds: isChosen ? [...others, id].toSorted((a, b) => a - b) : others, responseText: null })
  }
  return (
    <fieldset
      className={choices}
      disabled={isDisabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${ids}-hint ${ids}-error` : `${ids}-hint`}
    >
      <legend className={legend}>{question.questionText}</legend>
      <p className={hintClass} id={`${ids}-hint`}>
        {translate('surveys.checkboxes')}
      </p>
      {question.options.map(({ id, optionText }) => (
        <Checkbox
          key={id}
          name={`question-${question.id}`}
          isSelected={optionIds.includes(id)}
          isDisabled={isDisabled}
          onChange={isChosen => choose(id, isChosen)}
        >
          {optionText}
        </Checkbox>
      ))}
      {error && <FieldError id={`${ids}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
