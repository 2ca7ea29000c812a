import type { contract } from '@players-club/api-client/contract'
import { FEEDBACK_BODY_MAX, feedbackSender, tidyName } from '@players-club/domain-models'
import { emailRule, feedbackMessageRule, feedbackSubjectRule, nameRule } from '@players-club/forms-validation'
import type { Infer } from 'superstruct'
import { Refusal } from '../kernel/http/problem.ts'

export type FeedbackRequest = Infer<typeof contract.content.sendFeedback.body>

/** A checked message. Each short text is one line, as mail headers require. */
export type Feedback = Omit<FeedbackRequest, 'recaptcha'>

interface Writer {
  email: string
  firstName: string | null
  lastName: string | null
}

/** Refuses the first invalid value. The data of the writer's account overrides what was sent. */
export const checkFeedback = (sent: FeedbackRequest, writer: Writer | undefined): Feedback => {
  const known =
    writer &&
    feedbackSender({ ...writer, firstName: writer.firstName ?? '', lastName: writer.lastName ?? '' })
  const feedback = {
    email: sent.email.trim(),
    firstName: tidyName(sent.firstName),
    lastName: tidyName(sent.lastName),
    subject: sent.subject.trim(),
    body: sent.body.replaceAll(/\r\n?/g, '\n').trim(),
    ...known,
  }
  const wrong =
    nameRule(feedback.firstName, { field: 'firstName' }) ??
    nameRule(feedback.lastName, { field: 'lastName' }) ??
    emailRule(feedback.email) ??
    feedbackSubjectRule(feedback.subject) ??
    feedbackMessageRule(feedback.body, FEEDBACK_BODY_MAX)
  if (wrong) throw new Refusal(wrong.key, { params: wrong.params })
  return feedback
}
