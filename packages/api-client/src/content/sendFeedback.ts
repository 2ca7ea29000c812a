import { EMAIL_MAX, FEEDBACK_BODY_MAX, FEEDBACK_SUBJECT_MAX, NAME_MAX } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint, nothing } from '../endpoint/index.ts'

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
    /** The token of a solved captcha for CONTACT_US: base64 of `{ challenge, solution }`. It can be used once. */
    recaptcha: size(string(), 1, 4000),
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
