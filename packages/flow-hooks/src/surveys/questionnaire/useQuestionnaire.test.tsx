import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  legacyResponseOf,
  responseOf,
  type Answers,
  type KeptResponses,
  type Survey,
} from '@players-club/domain-models'
import {
  answeredPoll,
  earnedResult,
  openPoll,
  openQuiz,
  openSurvey,
  surveyAnswers,
  unpaidResult,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import type { QuestionnairePage } from './questionnaire.machine.ts'
import { useQuestionnaire } from './useQuestionnaire.ts'

const KEYS = { SURVEY: openSurvey.key, SURVEY_V2: openSurvey.key, POLL: openPoll.key, QUIZ: openQuiz.key }

interface Visit extends TestClubOptions {
  isGuest?: boolean
}

async function open(
  page: QuestionnairePage,
  answers: FakeAnswers = {},
  { isGuest = false, ...options }: Visit = {},
) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: isGuest ? null : testSession() },
    place: { pathname: `/${page.toLowerCase()}/7` },
    answers: {
      'surveys.getSurvey': { POLL: openPoll, QUIZ: openQuiz, SURVEY: openSurvey, SURVEY_V2: openSurvey }[
        page
      ],
      'surveys.getResponses': { content: [] },
      'surveys.submitPoll': earnedResult,
      'surveys.submitQuiz': { ...earnedResult, quizResponse: { correct: 2, total: 2 } },
      'surveys.submitSurvey': earnedResult,
      'surveys.submitLegacySurvey': earnedResult,
      ...answers,
    },
    ...options,
  })
  tab.browser.server.signedIn = isGuest ? null : 'verified'
  const onEarned = vi.fn()
  const { result } = await renderHook(
    () => ({ flow: useQuestionnaire({ page, surveyKey: KEYS[page], onEarned }), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  const { server, settled } = tab.browser
  await expect.poll(() => result.current.flow.state.at).not.toBe('loading')
  const flow = () => result.current.flow
  const requests = (name: string) => server.requests.filter(request => request.name === `surveys.${name}`)
  return {
    ...{ flow, onEarned, requests, settled, server, tab },
    club: result.current.club,
    message: () => {
      const bar = result.current.club.messages.getState()
      return bar.at === 'empty' ? null : bar.message
    },
    async answerAll() {
      const state = flow().state
      if (state.at === 'loading') return
      for (const { id, questionType, options: choices } of state.survey.questions)
        flow().change(
          id,
          questionType === 'TEXT'
            ? { optionIds: [], responseText: 'More draws.' }
            : { optionIds: choices.slice(0, 1).map(choice => choice.id), responseText: null },
        )
      await settled()
    },
    async submit() {
      flow().submit()
      flow().submit()
      await settled()
    },
  }
}

test.each([
  ['POLL', 'submitPoll'],
  ['QUIZ', 'submitQuiz'],
  ['SURVEY', 'submitLegacySurvey'],
  ['SURVEY_V2', 'submitSurvey'],
] as const)('[API-079] [SURVEY-001] the page of a %s calls %s once', async (page, call) => {
  const { answerAll, submit, requests, flow, onEarned, club } = await open(page)
  await answerAll()
  await submit()
  expect(requests(call)).toHaveLength(1)
  expect(requests(call)[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  await expect.poll(() => flow().state).toMatchObject({ at: 'awarded', points: 50 })
  expect(onEarned).toHaveBeenCalledOnce()
  expect(club.confetti.getState()).not.toBeNull()
})

test('[SURVEY-012] a survey sends its answers in its version’s format', async () => {
  const [legacy, second] = [await open('SURVEY'), await open('SURVEY_V2')]
  for (const { flow, settled, submit } of [legacy, second]) {
    for (const [id, answer] of Object.entries(surveyAnswers)) flow().change(Number(id), answer)
    await settled()
    await submit()
  }
  const response = responseOf(openSurvey, surveyAnswers)
  expect(legacy.requests('submitLegacySurvey')[0]?.body).toEqual(legacyResponseOf(response))
  expect(second.requests('submitSurvey')[0]?.body).toEqual(response)
})

test.each(['POLL', 'SURVEY'] as const)(
  '[POLL-004] [SURVEY-004] a guest who sends a %s signs in first, and finds the answers restored',
  async page => {
    const tabStorage = memoryStorage()
    const guest = await open(page, {}, { isGuest: true, tabStorage })
    await guest.answerAll()
    await guest.submit()
    expect(guest.server.requests.filter(({ name }) => name.startsWith('surveys.submit'))).toEqual([])
    expect(guest.tab.visits).toContainEqual(
      expect.objectContaining({ path: `/login?from=%2F${page.toLowerCase()}%2F7` }),
    )
    const player = await open(page, {}, { tabStorage })
    await expect.poll(() => player.flow().unanswered).toEqual([])
    await player.submit()
    await expect.poll(() => player.flow().state.at).toBe('awarded')
    expect((await open(page, {}, { tabStorage })).flow().unanswered).not.toEqual([])
  },
)

test('one player’s answers are shown to that player again, and deleted when another signs in', async () => {
  const tabStorage = memoryStorage()
  const first = await open('POLL', { 'surveys.submitPoll': offline }, { tabStorage })
  await first.answerAll()
  await first.submit()
  const same = await open('POLL', {}, { tabStorage })
  await expect.poll(() => same.flow().unanswered).toEqual([])
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession('newcomer') }
  const other = await open('POLL', {}, { tabStorage, initial })
  expect(other.flow().unanswered).toHaveLength(1)
  expect(tabStorage.get('players-club.drafts')).toBeNull()
})

test('a guest’s answers belong to the first player who signs in', async () => {
  const tabStorage = memoryStorage()
  const guest = await open('POLL', {}, { isGuest: true, tabStorage })
  await guest.answerAll()
  await guest.submit()
  const first = await open('POLL', {}, { tabStorage })
  await expect.poll(() => first.flow().unanswered).toEqual([])
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession('newcomer') }
  const other = await open('POLL', {}, { tabStorage, initial })
  expect(other.flow().unanswered).toHaveLength(1)
})

test('[SURVEY-005] a survey with a saved response shows it as answered', async () => {
  const kept = { content: [responseOf(openSurvey, surveyAnswers)] }
  const { flow } = await open('SURVEY', { 'surveys.getResponses': kept })
  expect(flow().answered).toBe(true)
  expect(flow().state.given).toEqual(surveyAnswers)
})

test.each<[QuestionnairePage, Survey, Answers]>([
  ['POLL', openPoll, { 11: { optionIds: [111], responseText: null } }],
  ['QUIZ', openQuiz, { 31: { optionIds: [311], responseText: null } }],
])(
  '[POLL-008] [SURVEY-005] a %s that may be changed opens with the stored answers',
  async (page, survey, stored) => {
    const { flow } = await open(page, {
      'surveys.getSurvey': { ...survey, updateResponses: true, showSummaryAnswers: false },
      'surveys.getResponses': { content: [responseOf(survey, stored)] },
    })
    expect(flow()).toMatchObject({ answered: true, isOpen: true, isUnsent: false })
    expect(flow().state.given).toMatchObject(stored)
  },
)

test('[POLL-006] a changed answer stays on the page while what is stored is loaded again', async () => {
  const before = { 11: { optionIds: [111], responseText: null } }
  const after = { 11: { optionIds: [112], responseText: null } }
  const storedAs = (answers: Answers) => ({ content: [responseOf(openPoll, answers)] })
  const reloaded = Promise.withResolvers<KeptResponses>()
  const { flow, settled, submit, server, message } = await open('POLL', {
    'surveys.getSurvey': { ...openPoll, updateResponses: true },
    'surveys.getResponses': storedAs(before),
    'surveys.submitPoll': unpaidResult,
  })
  flow().change(11, after[11])
  await settled()
  server.answer({
    'surveys.getSurvey': { ...answeredPoll, updateResponses: true },
    'surveys.getResponses': () => reloaded.promise,
  })
  await submit()
  await expect.poll(message).toMatchObject({ key: 'poll.submitted' })
  expect(flow().state.given).toEqual(after)
  reloaded.resolve(storedAs(after))
  await expect.poll(() => flow().state).toMatchObject({ survey: { questions: answeredPoll.questions } })
  expect(flow().state).toMatchObject({ given: after, kept: after })
})

test('[SURVEY-006] a survey sent again shows that it was updated and redirects to /earn', async () => {
  const kept = { content: [responseOf(openSurvey, surveyAnswers)] }
  const updated = { 'surveys.getResponses': kept, 'surveys.submitLegacySurvey': unpaidResult }
  const { flow, submit, message, settled, tab } = await open('SURVEY', updated)
  flow().change(51, { optionIds: [513], responseText: null })
  await settled()
  await submit()
  await expect.poll(() => tab.visits.at(-1)?.path).toBe('/earn')
  expect(message()).toMatchObject({ type: 'success', key: 'surveys.updated' })
})

test('[SURVEY-007] the points of a first submission are shown, then the page redirects to /earn', async () => {
  const { flow, answerAll, submit, tab } = await open('SURVEY_V2')
  await answerAll()
  await submit()
  await expect.poll(() => flow().state.at).toBe('awarded')
  expect(tab.visits).toEqual([])
  flow().close()
  await expect.poll(() => tab.visits.at(-1)?.path).toBe('/earn')
})

describe('an error of a submission', () => {
  test.each([
    [
      '[ERR-028]',
      'POLL',
      testProblem(403, undefined, { detail: 'x invalidAccess y' }),
      'error.activity.invalidAccess',
    ],
    ['[ERR-029]', 'POLL', testProblem(422, 'surveys.alreadyAnswered'), 'surveys.alreadyAnswered'],
    ['[ERR-029]', 'POLL', testProblem(500), 'error.general'],
    ['[ERR-028]', 'POLL', { ...unpaidResult, detail: 'x invalidAccess y' }, 'error.activity.invalidAccess'],
    ['[ERR-029]', 'POLL', { ...unpaidResult, errorKey: 'surveys.incomplete' }, 'surveys.incomplete'],
    ['[ERR-029]', 'POLL', { ...unpaidResult, errorKey: 'nobody.knows' }, 'error.general'],
    ['[POLL-010]', 'QUIZ', testProblem(500), 'surveys.failed'],
    ['', 'QUIZ', testProblem(503), 'error.http.503'],
    ['', 'QUIZ', offline, 'error.offline'],
  ] as const)('shows for ten seconds: %s in a %s: %j', async (_, page, answer, key) => {
    const { flow, answerAll, submit, message } = await open(page, {
      'surveys.submitPoll': answer,
      'surveys.submitQuiz': answer,
    })
    await answerAll()
    await submit()
    await expect.poll(message).toMatchObject({ type: 'error', key, timeout: 10_000 })
    await expect.poll(() => flow().state.at).toBe('answering')
    expect(flow().unanswered).toEqual([])
  })
})

test('a retry that is refused for its rate keeps the idempotency key of the answers whose response was lost', async () => {
  const { flow, answerAll, submit, requests, message, server } = await open('POLL', {
    'surveys.submitPoll': offline,
  })
  await answerAll()
  await submit()
  await expect.poll(() => flow().state.at).toBe('answering')
  server.answer({ 'surveys.submitPoll': testProblem(429, 'error.rateLimited') })
  await submit()
  await expect.poll(message).toMatchObject({ type: 'error', key: 'error.rateLimited' })
  await expect.poll(() => flow().state.at).toBe('answering')
  server.answer({ 'surveys.submitPoll': earnedResult })
  await submit()
  await expect.poll(() => flow().state.at).toBe('awarded')
  const keys = requests('submitPoll').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
})

const unasked: Survey = { ...openPoll, questions: [] }

test.each([
  ['none', unasked],
  ['one of another kind', openQuiz],
  ['none at all', testProblem(404, 'surveys.unavailable')],
] as const)(
  '[ERR-032] a page with %s shows a message for three seconds and redirects to /earn',
  async (_, answer) => {
    const tab = createTestClub({
      initial: { remoteConfig: {}, authorizedFlags: [], session: null },
      answers: { 'surveys.getSurvey': answer },
    })
    const { result } = await renderHook(
      () => {
        useQuestionnaire({ page: 'POLL', surveyKey: 'poll', onEarned: () => {} })
        return useClub()
      },
      { wrapper: tab.Wrapper },
    )
    await expect.poll(() => tab.visits.at(-1)).toMatchObject({ path: '/earn', replace: true })
    expect(result.current.messages.getState()).toMatchObject({
      message: { type: 'warning', key: 'surveys.unavailable', timeout: 3000 },
    })
  },
)

test('another survey begins without the answers to the one before, which stay its draft', async () => {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: {
      'surveys.getSurvey': ({ params }) => ({
        ...openPoll,
        key: params.key,
        id: params.key === 'one' ? 1 : 2,
      }),
      'surveys.getResponses': { content: [] },
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, rerender } = await renderHook(
    (surveyKey = 'one') => useQuestionnaire({ page: 'POLL', surveyKey, onEarned: () => {} }),
    { initialProps: 'one', wrapper: tab.Wrapper },
  )
  await expect.poll(() => result.current.state.at).toBe('answering')
  result.current.change(11, { optionIds: [112], responseText: null })
  await expect.poll(() => result.current.isUnsent).toBe(true)
  await rerender('two')
  await expect.poll(() => result.current.state.at).toBe('answering')
  expect(result.current.isUnsent).toBe(false)
  await rerender('one')
  await expect.poll(() => result.current.isUnsent).toBe(true)
})

test.each([
  ['[POLL-005]', 'POLL'],
  ['[SURVEY-007]', 'SURVEY'],
] as const)('%s a %s that ends with its submission shows what it earned', async (_, page) => {
  const { answerAll, submit, flow, server, tab, settled } = await open(page)
  await answerAll()
  server.answer({ 'surveys.getSurvey': testProblem(410, 'activities.activityUnavailable') })
  await submit()
  await settled()
  await expect.poll(() => flow().loadError).toEqual({ key: 'activities.activityUnavailable' })
  expect(flow().state).toMatchObject({ at: 'awarded', points: 50 })
  expect(tab.visits).toEqual([])
})
