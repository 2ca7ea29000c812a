export const surveys = {
  'poll.submitted': 'Your answer has been sent. Thank you!',
  'quiz.submitted': 'Your answers have been sent. Thank you!',
  'surveys.failed': 'Something went wrong. Try again!',
  'surveys.unavailable': 'This activity is not available.',
} as const
