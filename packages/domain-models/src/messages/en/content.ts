export const content = {
  'feedback.failed': 'Your message could not be sent. Try again in a moment.',
  'feedback.sent': 'Thank you! Your message has been sent.',
} as const
