import type { FeedbackValues } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { feedbackErrors } from './feedbackErrors.ts'

const whole: FeedbackValues = {
  firstName: 'Verity',
  lastName: 'Mendoza',
  email: 'verified@players.example',
  subject: 'x'.repeat(100),
  message: 'Line one\n\n\tLine two 🌵',
}
const wrong = (change: Partial<FeedbackValues>) => Object.keys(feedbackErrors({ ...whole, ...change }))

test('[FEEDBACK-006] a complete form is valid, up to its limits', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ subject: '🌵'.repeat(100), message: '🌵'.repeat(1000) })).toEqual([])
  expect(wrong({ subject: `  ${'x'.repeat(100)}  ` })).toEqual([])
})

test.each(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  '[FEEDBACK-006] %s is required',
  field => {
    expect(wrong({ [field]: '' })).toEqual([field])
    expect(wrong({ [field]: '  ' })).toEqual([field])
  },
)

test.each([
  ['subject', 'x'.repeat(101)],
  ['subject', 'Hello\r\nBcc: everybody@players.example'],
  ['subject', 'Hello\u2028there'],
  ['message', 'x'.repeat(1001)],
  ['message', 'Hello\u0000'],
  ['email', 'verified@'],
  ['email', 'a@b.example\nBcc: c@d.example'],
  ['firstName', 'V3rity'],
  ['firstName', 'Verity\nBcc'],
] as const)('[FEEDBACK-006] %s %j is refused', (field, value) => {
  expect(wrong({ [field]: value })).toEqual([field])
})

test('[FEEDBACK-006] the error of a limit states the limit', () => {
  expect(feedbackErrors({ ...whole, subject: '', message: '' })).toEqual({
    subject: { key: 'feedback.subject.invalid', params: { max: 100 } },
    message: { key: 'feedback.message.invalid', params: { max: 1000 } },
  })
})
