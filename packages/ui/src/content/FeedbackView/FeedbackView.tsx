'use client'

import {
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_SUBJECT_MAX,
  type FeedbackField,
  type FeedbackValues,
} from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { FeedbackAdvice } from './FeedbackAdvice.tsx'
import { letter, page } from './FeedbackView.css.ts'

/** The steps of sending feedback: the captcha, then the message. */
export const feedbackProgresses = ['proving', 'sending'] as const

/** The feedback form: what is typed, what is locked or wrong, and what happens on each action. */
export interface FeedbackViewProps {
  values: FeedbackValues
  /** The fields that are prefilled from the account and locked. */
  locked: readonly FeedbackField[]
  errors: { readonly [Field in FeedbackField]?: LocalizedText }
  /** The captcha is running, or the message is being sent. */
  progress: (typeof feedbackProgresses)[number] | null
  /** The reason of the last failure, if it is more specific than the message bar. */
  reason: LocalizedText | null
  canSend: boolean
  isSent: boolean
  onChange: (change: Partial<FeedbackValues>) => void
  onLeave: (field: FeedbackField) => void
  onSubmit: () => void
  /** Opens the telephone number; undefined where the club does not show it. */
  onCall?: () => void
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The form for a message to the support team, with advice that may answer the question first. */
export function FeedbackView({ onCall, children, ...form }: FeedbackViewProps) {
  const translate = useMessages()
  return (
    <div className={page}>
      <div className={letter}>
        <Stack gap={6}>
          <PageHeading
            title={translate('feedback.title')}
            lead={translate('feedback.lead')}
            leadSize="body"
          />
          <noscript>
            <Notice tone="warning">{translate('feedback.needsScript')}</Notice>
          </noscript>
          <FeedbackForm {...form} />
        </Stack>
      </div>
      <FeedbackAdvice onCall={onCall} />
      {children}
    </div>
  )
}

function FeedbackForm({ values, locked, errors, progress, canSend, isSent, ...props }: FeedbackViewProps) {
  const translate = useMessages()
  const isOver = progress !== null || isSent
  const field = (name: FeedbackField) => ({
    name,
    label: translate(`feedback.${name}`),
    value: values[name],
    error: resolveText(translate, errors[name]),
    onChange: (value: string) => props.onChange({ [name]: value }),
    onBlur: () => props.onLeave(name),
    isDisabled: isOver || locked.includes(name),
  })
  const person = (name: FeedbackField, hint?: string) => ({
    ...field(name),
    hint: locked.includes(name) ? translate('feedback.locked') : hint,
  })
  return (
    <Form
      onSubmit={props.onSubmit}
      isPending={isOver}
      submitHint={canSend || isOver ? undefined : translate('feedback.incomplete')}
    >
      <Stack gap={5}>
        <Grid columns={{ mobile: 1, tablet: 2 }} gap={5}>
          <TextField {...person('firstName')} autoComplete="given-name" />
          <TextField {...person('lastName')} autoComplete="family-name" />
        </Grid>
        <TextField {...person('email', translate('feedback.email.hint'))} type="email" autoComplete="email" />
        <TextField {...field('subject')} maxLength={2 * FEEDBACK_SUBJECT_MAX} />
        <TextArea {...field('message')} limit={FEEDBACK_MESSAGE_MAX} />
        {/* Mounted before it has text: screen readers often miss a live region that is inserted together with its text. */}
        <div role="status">
          {progress && <ProgressBar label={translate(`feedback.progress.${progress}`)} />}
        </div>
        {/* The message bar has announced the failure; this gives the reason. */}
        {props.reason && <Notice tone="danger">{resolveText(translate, props.reason)}</Notice>}
        <div>
          <Button type="submit" isDisabled={!canSend && !isOver} isPending={isOver}>
            {translate('feedback.submit')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
