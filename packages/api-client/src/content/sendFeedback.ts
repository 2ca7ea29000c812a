import { EMAIL_MAX, FEEDBACK_BODY_MAX, FEEDBACK_SUBJECT_MAX, NAME_MAX } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { captchaToken, endpoint, nothing } from '../endpoint/index.ts'

/** `size` counts UTF-16 units, up to two per character; the service counts characters. */
const UNITS = 2

/** Sends feedback to the support team. A signed-in player's name and address come from the account. */
export const sendFeedback = endpoint({
  name: 'content.sendFeedback',
  client: 'main',
  method: 'POST',
  path: '/feedback',
  body: object({
    email: size(string(), 1, EMAIL_MAX),
    firstName: size(string(), 1, UNITS * NAME_MAX),
    lastName: size(string(), 1, UNITS * NAME_MAX),
    subject: size(string(), 1, UNITS * FEEDBACK_SUBJECT_MAX),
    /** The message, followed by the app version and the browser. */
    body: size(string(), 1, UNITS * FEEDBACK_BODY_MAX),
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
