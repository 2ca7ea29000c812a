import { keptResponses } from '@players-club/domain-models'
import { object } from 'superstruct'
import { endpoint, queryId } from '../endpoint/index.ts'

/** The player's answers to a survey. */
export const getResponses = endpoint({
  name: 'surveys.getResponses',
  client: 'loyaltyV2',
  method: 'GET',
  path: '/surveys/{surveyId}/responses',
  params: object({ surveyId: queryId }),
  answer: keptResponses,
  access: 'player',
})
