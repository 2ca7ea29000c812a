import {
  answeredPoll,
  earnedResult,
  openPoll,
  openQuiz,
  openSurvey,
  pollActivity,
  unpaidResult,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

async function openQuestions(
  path: string,
  type: 'POLL' | 'QUIZ' | 'SURVEY',
  answers: PageOptions['answers'],
  options: Pick<PageOptions, 'locale' | 'arrival' | 'others'> = {},
) {
  const survey = { POLL: openPoll, QUIZ: openQuiz, SURVEY: openSurvey }[type]
  const opened = await openPage(path, {
    player: 'verified',
    ...options,
    answers: {
      'activities.getPlayerActivity': { ...pollActivity, id: 7, key: survey.key, type },
      'surveys.getSurvey': survey,
      'surveys.getResponses': { content: [] },
      ...answers,
    },
  })
  const { server, clock } = opened.club.browser
  const sent = (name: string) => server.requests.filter(request => request.name === `surveys.${name}`)
  return { ...opened, clock, sent }
}

async function answerSurvey() {
  await choose('Every week')
  await main.getByRole('checkbox', { name: 'Draws' }).click()
  await main.getByRole('textbox').fill('More draws in spring.')
  await main.getByRole('button', { name: 'Send my answers' }).click()
}

const choose = (name: string) => main.getByRole('radio', { name }).click()

describe('a refused answer', () => {
  test('[ERR-029] shows the text of its key for 10 seconds', async () => {
    const { clock, sent } = await openQuestions('/poll/7', 'POLL', {
      'surveys.submitPoll': testProblem(422, 'surveys.alreadyAnswered'),
    })
    await choose('Monsoon')
    await main.getByRole('button', { name: 'Send my answer' }).click()
    const message = page.getByText('You have answered this already. Each player answers once.')
    await expect.element(message).toBeVisible()
    expect(sent('submitPoll')).toHaveLength(1)
    await clock.advance(9999)
    await expect.element(message).toBeVisible()
    await clock.advance(1)
    await expect.element(message).not.toBeInTheDocument()
  })

  test('[ERR-029] shows the general text without a key', async () => {
    await openQuestions('/poll/7', 'POLL', { 'surveys.submitPoll': testProblem(500) })
    await choose('Monsoon')
    await main.getByRole('button', { name: 'Send my answer' }).click()
    await expect.element(page.getByText('Something went wrong. Try again in a moment.')).toBeVisible()
  })

  test('[ERR-028] says where the detail has invalidAccess that the player cannot take part', async () => {
    await openQuestions('/poll/7', 'POLL', {
      'surveys.submitPoll': testProblem(422, undefined, { detail: 'x invalidAccess y' }),
    })
    await choose('Monsoon')
    await main.getByRole('button', { name: 'Send my answer' }).click()
    const refusal = 'You cannot take part in this activity now. See the others on the Earn page.'
    await expect.element(page.getByText(refusal)).toBeVisible()
  })
})

test('[ERR-032] warns on the other activities for 3 seconds that a survey without questions is not available', async () => {
  const { address, clock } = await openQuestions(
    '/survey/v2/7',
    'SURVEY',
    {
      'surveys.getSurvey': { ...openSurvey, questions: [] },
      'activities.listPlayerActivities': { content: [pollActivity] },
    },
    { others: ['/earn'] },
  )
  await expect.poll(address).toBe('/earn')
  const warning = page.getByText('This activity is not available.')
  await expect.element(warning).toBeVisible()
  await clock.advance(2999)
  await expect.element(warning).toBeVisible()
  await clock.advance(1)
  await expect.element(warning).not.toBeInTheDocument()
})

test('[ERR-044] a quiz that earns nothing says that its answers have been sent', async () => {
  const quizResponse = { correct: 2, total: 2 }
  await openQuestions('/quiz/7', 'QUIZ', { 'surveys.submitQuiz': { ...unpaidResult, quizResponse } })
  await choose('Six')
  await choose('180 days')
  await main.getByRole('button', { name: 'Send my answers' }).click()
  const thanks = page.getByText('Your answers have been sent. Thank you!', { exact: true })
  await expect.element(thanks).toBeVisible()
})

test('[POLL-001] [POLL-002] a poll that may be changed shows after a reload what the player has answered', async () => {
  const questions = answeredPoll.questions.map(question => ({
    ...question,
    questionType: 'CHECKBOX' as const,
    playersAnswerId: 111,
  }))
  await openQuestions('/poll/7', 'POLL', {
    'surveys.getSurvey': { ...answeredPoll, updateResponses: true, questions },
    'surveys.getResponses': {
      content: [
        {
          surveyId: answeredPoll.id,
          responses: [{ questionId: 11, optionIds: [111, 113], responseText: null }],
        },
      ],
    },
  })
  for (const name of ['Spring bloom', 'Mild winter'])
    await expect.element(main.getByRole('checkbox', { name })).toBeChecked()
  await expect.element(main.getByRole('checkbox', { name: 'Monsoon' })).not.toBeChecked()
  expect(main.getByText('Your answer', { exact: true }).elements()).toHaveLength(2)
})

test('[POLL-010] asks to try again where a quiz fails without a key', async () => {
  await openQuestions('/quiz/7', 'QUIZ', { 'surveys.submitQuiz': testProblem(500) })
  await choose('Six')
  await choose('180 days')
  await main.getByRole('button', { name: 'Send my answers' }).click()
  await expect.element(page.getByText('Something went wrong. Try again!', { exact: true })).toBeVisible()
})

test('[SURVEY-008] shows only a message where a first survey earns nothing', async () => {
  const { sent } = await openQuestions('/survey/v2/7', 'SURVEY', { 'surveys.submitSurvey': unpaidResult })
  await answerSurvey()
  await expect
    .element(page.getByText('Your answers have been sent. Thank you!', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('submitSurvey')).toHaveLength(1)
})

test.each([
  ['en', 'You have taken part', 'Thank you. There are no points for this one.', /maximum|earned everything/i],
  ['es', 'Ya participó', 'Gracias. Esta actividad no da puntos.', /límite máximo|ya ganó/i],
] as const)(
  '[POLL-006] a poll without points ends without the words of a limit (%s)',
  async (locale, title, text, limit) => {
    let isSent = false
    const reached = { limitReached: true, remaining: 0, count: 1 }
    const { clock } = await openQuestions(
      '/poll/7',
      'POLL',
      {
        'activities.getPlayerActivity': () => ({
          ...pollActivity,
          id: 7,
          key: openPoll.key,
          amount: 0,
          bonusAmount: 0,
          frequencyCap: isSent ? reached : { limitReached: false, remaining: 1, count: 0 },
        }),
        'surveys.submitPoll': () => {
          isSent = true
          return unpaidResult
        },
      },
      { locale },
    )
    await choose('Monsoon')
    await main.getByRole('button', { name: /^(Send my answer|Enviar mi respuesta)$/ }).click()
    await expect.poll(() => document.body.textContent).toContain(title)
    await expect.poll(() => document.body.textContent).toContain(text)
    await clock.advance(10_000)
    expect(document.body.textContent).not.toMatch(limit)
  },
)

test('a survey stays busy until the other activities are shown, and can be used again where they cannot be loaded', async () => {
  const { promise: arrival, reject } = Promise.withResolvers<null>()
  const { address, sent } = await openQuestions(
    '/survey/v2/7',
    'SURVEY',
    { 'surveys.submitSurvey': earnedResult },
    { arrival },
  )
  await answerSurvey()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const text = main.getByRole('textbox')
  await expect.element(main.getByRole('status').getByText('Please wait')).toBeInTheDocument()
  await expect.element(text).toBeDisabled()
  await expect.element(text).toHaveValue('More draws in spring.')
  expect(sent('submitSurvey')).toHaveLength(1)
  reject(new Error('offline'))
  await expect.element(text).toBeEnabled()
  expect(address()).toBe('/survey/v2/7')
})
