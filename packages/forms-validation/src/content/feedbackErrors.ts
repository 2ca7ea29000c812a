import { FEEDBACK_MESSAGE_MAX, FEEDBACK_SUBJECT_MAX, type FeedbackValues } from '@players-club/domain-models'
import { emailRule } from '../accounts/emailRule.ts'
import { errorsAmong } from '../form/errorsAmong.ts'
import type { FieldError } from '../form/FieldError.ts'
import { isBlank, isWithin } from '../form/texts.ts'
import { nameError } from '../profile/nameRule.ts'

/** What is wrong with the feedback form: the first error of each field; a valid field has no entry. */
export type FeedbackErrors = Partial<Record<keyof FeedbackValues, FieldError>>

/** A line break in a subject would inject a header into the mail. */
const SECOND_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u
const UNWRITTEN = /[^\P{Cc}\n\r\t]/u

/** A subject is one line with visible text, of at most `FEEDBACK_SUBJECT_MAX` characters. */
export function feedbackSubjectRule(value: string): FieldError | null {
  const isValid = !isBlank(value) && isWithin(value.trim(), FEEDBACK_SUBJECT_MAX) && !SECOND_LINE.test(value)
  return isValid ? null : { key: 'feedback.subject.invalid', params: { max: FEEDBACK_SUBJECT_MAX } }
}

/** `max` is larger where more than the message stands in the text. */
export function feedbackMessageRule(value: string, max: number = FEEDBACK_MESSAGE_MAX): FieldError | null {
  const isValid = !isBlank(value) && isWithin(value.trim(), max) && !UNWRITTEN.test(value)
  return isValid ? null : { key: 'feedback.message.invalid', params: { max } }
}

/** What is wrong with feedback: everything is required. */
export function feedbackErrors(values: FeedbackValues): FeedbackErrors {
  const { firstName, lastName, email, subject, message } = values
  return errorsAmong({
    firstName: nameError(firstName, { field: 'firstName' }),
    lastName: nameError(lastName, { field: 'lastName' }),
    email: emailRule(email.trim()),
    subject: feedbackSubjectRule(subject),
    message: feedbackMessageRule(message),
  })
}
