import { legacyResponseOf, responseOf } from '@players-club/domain-models'
import {
  desertTrail,
  earnedResult,
  openPoll,
  openSurvey,
  surveyAnswers,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { getSuperBonus } from '../activities/index.ts'
import { clientHeaders, createApi } from '../client/index.ts'
import { json, recordingFetch } from '../testing/index.ts'
import { getResponses, getSurvey, submitLegacySurvey, submitPoll, submitQuiz, submitSurvey } from './index.ts'

const through = (answer: unknown) => {
  const fetch = recordingFetch(json(answer))
  const csrf = { get: () => 'token', set: () => {} }
  return { fetch, api: createApi({ fetch, csrf, platform: clientHeaders('web', { userAgent: '' }) }) }
}
const response = responseOf(openSurvey, surveyAnswers)

test.each([
  ['poll', submitPoll, '/api/loyalty/v1/poll-responses'],
  ['quiz', submitQuiz, '/api/loyalty/v1/quiz-responses'],
  ['survey of the second version', submitSurvey, '/api/loyalty/v2/survey-responses'],
] as const)('[API-079] [SURVEY-012] a %s is submitted by its own call', async (_, call, url) => {
  const { fetch, api } = through(earnedResult)
  expect(await api.call(call, { body: response }, { idempotencyKey: 'key-of-the-form' })).toEqual(
    earnedResult,
  )
  const [sent] = fetch.sent
  expect(sent?.url).toBe(url)
  expect(sent?.headers.get('Idempotency-Key')).toBe('key-of-the-form')
  expect(sent?.init.body).toBe(JSON.stringify(response))
})

test('[API-079] [SURVEY-012] a survey of the first version is submitted in that version’s format', async () => {
  const { fetch, api } = through(earnedResult)
  const body = legacyResponseOf(response)
  await api.call(submitLegacySurvey, { body }, { idempotencyKey: 'key-of-the-form' })
  expect(fetch.sent[0]?.url).toBe('/api/loyalty/v1/survey-responses')
  expect(fetch.sent[0]?.init.body).toBe(JSON.stringify(body))
})

test('[API-079] a survey is requested by its key, and its responses by its id', async () => {
  const asked = through(openPoll)
  expect(await asked.api.call(getSurvey, { params: { key: openPoll.key } })).toEqual(openPoll)
  expect(asked.fetch.sent[0]?.url).toBe('/api/loyalty/v2/surveys/poll-desert-season')
  const kept = through({ content: [response] })
  expect(await kept.api.call(getResponses, { params: { surveyId: 505 } })).toEqual({ content: [response] })
  expect(kept.fetch.sent[0]?.url).toBe('/api/loyalty/v2/surveys/505/responses')
})

test('[API-073] a super bonus is requested by its key', async () => {
  const { fetch, api } = through(desertTrail)
  expect(await api.call(getSuperBonus, { params: { key: 'desert-trail' } })).toEqual(desertTrail)
  expect(fetch.sent[0]?.url).toBe('/api/loyalty/v1/super-bonuses/desert-trail')
})
