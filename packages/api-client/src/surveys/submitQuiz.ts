import { surveyResponse, surveyResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { submissionErrors } from './submission.ts'

/** Answers a quiz, and returns how many answers were correct. */
export const submitQuiz = endpoint({
  name: 'surveys.submitQuiz',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/quiz-responses',
  body: surveyResponse,
  answer: surveyResult,
  errors: submissionErrors,
  access: 'player',
  effect: 'value',
})
