import { legacySurveyResponse, surveyResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { submissionErrors } from './submission.ts'

/** Answers a survey in the format of the first version. */
export const submitLegacySurvey = endpoint({
  name: 'surveys.submitLegacySurvey',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/survey-responses',
  body: legacySurveyResponse,
  answer: surveyResult,
  errors: submissionErrors,
  access: 'player',
  effect: 'value',
})
