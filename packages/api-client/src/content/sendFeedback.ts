import { EMAIL_MAX, FEEDBACK_BODY_MAX, FEEDBACK_SUBJECT_MAX, NAME_MAX } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { captchaToken, characters, endpoint, nothing } from '../endpoint/index.ts'

/** Sends feedback to the support team. A signed-in player's name and address come from the account. */
export const sendFeedback = endpoint({
  name: 'content.sendFeedback',
  client: 'main',
  method: 'POST',
  path: '/feedback',
  body: object({
    email: size(string(), 1, EMAIL_MAX),
    firstName: characters(1, NAME_MAX),
    lastName: characters(1, NAME_MAX),
    subject: characters(1, FEEDBACK_SUBJECT_MAX),
    /** The message, followed by the app version and the browser. */
    body: characters(1, FEEDBACK_BODY_MAX),
    /** For the action CONTACT_US. */
    recaptcha: captchaToken,
  }),
  answer: nothing,
  errors: {
    'error.email.invalid': 422,
    'feedback.captchaFailed': 422,
    'feedback.message.invalid': 422,
    'feedback.subject.invalid': 422,
    'field.firstName': 422,
    'field.lastName': 422,
  },
  access: 'open',
  effect: 'write',
})
