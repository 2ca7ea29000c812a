import { surveyResponse, surveyResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { submissionErrors } from './submission.ts'

/** Answers a survey, or updates the answers where that is allowed. */
export const submitSurvey = endpoint({
  name: 'surveys.submitSurvey',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/survey-responses',
  body: surveyResponse,
  answer: surveyResult,
  errors: submissionErrors,
  access: 'player',
  effect: 'value',
})
