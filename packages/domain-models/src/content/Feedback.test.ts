import { expect, test } from 'vitest'
import { verifiedAccount } from '../accounts/accounts.fixtures.ts'
import { feedbackBody, FEEDBACK_BODY_MAX } from './feedbackBody.ts'
import { FEEDBACK_MESSAGE_MAX, FEEDBACK_REDIRECT_MS, FEEDBACK_SUBJECT_MAX } from './constants.ts'
import { emptyFeedback, feedbackSender } from './Feedback.ts'

test('[FEEDBACK-003] feedback has the names, the email address, a subject and a message', () => {
  expect(Object.keys(emptyFeedback)).toEqual(['firstName', 'lastName', 'email', 'subject', 'message'])
})

test('[FEEDBACK-006] [FEEDBACK-005] feedback has length limits and a closing delay', () => {
  expect([FEEDBACK_SUBJECT_MAX, FEEDBACK_MESSAGE_MAX, FEEDBACK_REDIRECT_MS]).toEqual([100, 1000, 500])
})

test('[FEEDBACK-007] the sender’s fields come from the account, and missing ones can be typed', () => {
  expect(feedbackSender(verifiedAccount)).toEqual({
    firstName: 'Vera',
    lastName: 'Fields',
    email: 'verified@players.example',
  })
  expect(feedbackSender({ ...verifiedAccount, lastName: ' ' })).toEqual({
    firstName: 'Vera',
    email: 'verified@players.example',
  })
  expect(feedbackSender(null)).toEqual({})
})

test('[API-081] the feedback body lists the app version, the browser and the system', () => {
  const body = feedbackBody(' Hello,\nyou. ', { browser: 'Samsung Internet', system: 'Android' })
  expect(body).toBe('Hello,\nyou.\n\n-- \nVersion 2.223.0, Samsung Internet, Android')
  const longest = feedbackBody('x'.repeat(FEEDBACK_MESSAGE_MAX), {
    browser: 'Samsung Internet',
    system: 'ChromeOS',
  })
  expect(longest.length).toBeLessThanOrEqual(FEEDBACK_BODY_MAX)
})
