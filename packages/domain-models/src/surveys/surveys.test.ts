import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { answersIn, isAnswered, openQuestions, responseOf } from './Answers.ts'
import { pollBars } from './pollBars.ts'
import { survey, surveyImage } from './Survey.ts'
import {
  keptResponses,
  legacyResponseOf,
  legacySurveyResponse,
  responseOfLegacy,
  SURVEY_TEXT_MAX,
  surveyResponse,
} from './SurveyResponse.ts'
import { informationIn, isToBeRetried, surveyResult } from './SurveyResult.ts'
import {
  answeredPoll,
  answeredQuiz,
  earnedResult,
  openPoll,
  openQuiz,
  openSurvey,
  surveyAnswers,
} from './surveys.fixtures.ts'

const without = (parts: readonly string[], whole: object) =>
  parts.map(part => ({ ...whole, [part]: undefined }))

test('[POLL-011] a survey, poll or quiz has its fields and its questions with their options', () => {
  for (const known of [openPoll, answeredPoll, openQuiz, answeredQuiz, openSurvey])
    expect(is(known, survey)).toBe(true)
  const facts = ['id', 'key', 'message', 'updateResponses', 'quizConfig', 'showSummaryAnswers', 'questions']
  for (const less of without(facts, openPoll)) expect(is(less, survey)).toBe(false)
  for (const question of without(['options', 'playersAnswerId'], openPoll.questions[0] ?? {}))
    expect(is({ ...openPoll, questions: [question] }, survey)).toBe(false)
  for (const option of without(['id', 'optionText', 'totalResponse'], {
    id: 1,
    optionText: 'A',
    totalResponse: 2,
  }))
    expect(is({ ...openPoll, questions: [{ ...openPoll.questions[0], options: [option] }] }, survey)).toBe(
      false,
    )
})

test('[SURVEY-011] a survey also has a picture, a title and its points', () => {
  for (const less of without(['image_url', 'title', 'num_points'], openSurvey))
    expect(is(less, survey)).toBe(false)
  expect(is({ ...openSurvey, image_url: null }, survey)).toBe(true)
})

test('[POLL-012] a survey result has points, message, quizResponse, errorKey and detail', () => {
  expect(is(earnedResult, surveyResult)).toBe(true)
  for (const less of without(['points', 'message', 'quizResponse', 'errorKey', 'detail'], earnedResult))
    expect(is(less, surveyResult)).toBe(false)
})

describe('a survey response', () => {
  const response = responseOf(openSurvey, surveyAnswers)

  test('[SURVEY-012] has the survey, and for each question the chosen options or a text', () => {
    expect(response).toEqual({
      surveyId: 505,
      responses: [
        { questionId: 51, optionIds: [512], responseText: null },
        { questionId: 52, optionIds: [521, 523], responseText: null },
        { questionId: 53, optionIds: [], responseText: 'More draws in spring.' },
      ],
    })
    expect(is(response, surveyResponse)).toBe(true)
  })

  test('[SURVEY-012] has the format of the first surveys as well, with the same meaning', () => {
    const legacy = legacyResponseOf(response)
    expect(legacy.responses).toEqual([
      { questionId: 51, optionId: 512 },
      { questionId: 52, options: [521, 523] },
      { questionId: 53, responseText: 'More draws in spring.' },
    ])
    expect(is(legacy, legacySurveyResponse)).toBe(true)
    expect(responseOfLegacy(legacy)).toEqual(response)
  })

  test.each([
    ['nothing', ' '],
    ['too much', 'x'.repeat(SURVEY_TEXT_MAX + 1)],
  ])('[SURVEY-012] with %s as its text is invalid', (_, responseText) => {
    const said = { surveyId: 1, responses: [{ questionId: 1, optionIds: [], responseText }] }
    expect(is(said, surveyResponse)).toBe(false)
  })

  test('[SURVEY-012] is converted back to the answers on the page', () => {
    const kept = { content: [response] }
    expect(is(kept, keptResponses)).toBe(true)
    expect(answersIn(kept)).toEqual(surveyAnswers)
    expect(answersIn({ content: [] })).toBeNull()
  })
})

describe('unanswered questions', () => {
  const [radio, checkbox, text] = openSurvey.questions
  if (!radio || !checkbox || !text) throw new Error('The survey has three questions.')

  test('[SURVEY-010] are listed', () => {
    expect(openQuestions(openSurvey, {})).toEqual(openSurvey.questions)
    expect(openQuestions(openSurvey, { 51: surveyAnswers[51] }).map(({ id }) => id)).toEqual([52, 53])
    expect(openQuestions(openSurvey, surveyAnswers)).toEqual([])
  })

  test.each([
    [radio, { optionIds: [511], responseText: null }, true],
    [radio, { optionIds: [511, 512], responseText: null }, false],
    [radio, { optionIds: [511, 511], responseText: null }, false],
    [radio, { optionIds: [521], responseText: null }, false],
    [radio, { optionIds: [999], responseText: null }, false],
    [checkbox, { optionIds: [521, 522], responseText: null }, true],
    [checkbox, { optionIds: [521, 521], responseText: null }, false],
    [checkbox, { optionIds: [521, 511], responseText: null }, false],
    [checkbox, { optionIds: [], responseText: 'Rewards' }, false],
    [radio, { optionIds: [511], responseText: 'Because of the draws.' }, false],
    [checkbox, { optionIds: [521], responseText: '' }, false],
    [text, { optionIds: [], responseText: 'x'.repeat(SURVEY_TEXT_MAX) }, true],
    [text, { optionIds: [], responseText: 'x'.repeat(SURVEY_TEXT_MAX + 1) }, false],
    [text, { optionIds: [], responseText: ' \n' }, false],
    [text, { optionIds: [511], responseText: 'More draws.' }, false],
  ])('[SURVEY-010] treat %j answered by %j as answered: %s', (question, given, isIt) => {
    expect(isAnswered(question, given)).toBe(isIt)
  })
})

describe('the bars of a poll', () => {
  const [question] = answeredPoll.questions
  if (!question) throw new Error('The poll has a question.')
  const barsOf = (...totals: number[]) =>
    pollBars(
      {
        ...question,
        options: totals.map((totalResponse, id) => ({ id, optionText: String(id), totalResponse })),
      },
      null,
    )

  test('[POLL-001] [POLL-002] show one bar per option, with its percentage and the player’s own choice', () => {
    expect(pollBars(question, null)).toMatchObject([
      { optionText: 'Spring bloom', percent: 75, width: 75, isOwn: false },
      { optionText: 'Monsoon', percent: 25, width: 25, isOwn: true },
      { optionText: 'Mild winter', percent: 0, width: 5, isOwn: false },
    ])
  })

  test('[POLL-002] mark every choice of the stored answers as the player’s own', () => {
    const kept = { 11: { optionIds: [111, 113], responseText: null } }
    expect(pollBars(question, kept).map(({ isOwn }) => isOwn)).toEqual([true, false, true])
  })

  test('[POLL-003] are at least 5 percent wide', () => {
    expect(barsOf(0, 97, 3).map(({ percent, width }) => [percent, width])).toEqual([
      [0, 5],
      [97, 97],
      [3, 5],
    ])
    expect(barsOf(0, 0).map(({ percent, width }) => [percent, width])).toEqual([
      [0, 5],
      [0, 5],
    ])
  })

  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1],
      [67, 33],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1, 0],
      [15, 15, 14, 14, 14, 14, 14, 0],
    ],
  ])('of %j add up to a hundred', (totals, percents) => {
    expect(barsOf(...totals).map(({ percent }) => percent)).toEqual(percents)
  })
})

test.each([
  ['error: Not today.', 'Not today.'],
  ['error:', ''],
  ['Thank you', null],
  ['An error: no', null],
  [null, null],
])('[POLL-007] the message %j contains the information %j', (message, information) => {
  expect(informationIn(message)).toBe(information)
})

test.each([
  ['COMPLETE_ALL_CORRECT', 1, true],
  ['COMPLETE_ALL_CORRECT', 2, false],
  ['COMPLETE', 1, false],
  [null, 0, false],
] as const)(
  '[POLL-009] a quiz of the type %s with %d of 2 correct has to be retried: %s',
  (config, correct, again) => {
    expect(isToBeRetried(config, { ...earnedResult, quizResponse: { correct, total: 2 } })).toBe(again)
    expect(isToBeRetried(config, earnedResult)).toBe(false)
  },
)

test('[SURVEY-009] a survey’s picture has the requested size', () => {
  expect(surveyImage('https://pictures.example/id/7/100/100', 600, 300)).toBe(
    'https://pictures.example/id/7/600/300',
  )
  expect(surveyImage('/media/api/file/surveys/plain.svg', 600, 300)).toBe('/media/api/file/surveys/plain.svg')
})
