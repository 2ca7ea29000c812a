import { surveyResponse, surveyResult } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'
import { submissionErrors } from './submission.ts'

/** Sends a player's answer to a poll, and returns what it earned. */
export const submitPoll = endpoint({
  name: 'surveys.submitPoll',
  client: 'loyaltyV1',
  method: 'POST',
  path: '/poll-responses',
  body: surveyResponse,
  answer: surveyResult,
  errors: submissionErrors,
  access: 'player',
  effect: 'value',
})
