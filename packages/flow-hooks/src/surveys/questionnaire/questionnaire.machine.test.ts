import type { Answers, Survey, SurveyResult } from '@players-club/domain-models'
import {
  answeredPoll,
  earnedResult,
  openPoll,
  openQuiz,
  openSurvey,
  surveyAnswers,
  unpaidResult,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import {
  isOpenToAnswers,
  isUnsent,
  questionnaireDraft,
  questionnaireMachine,
} from './questionnaire.machine.ts'
import type { QuestionnaireEvent, QuestionnairePage, QuestionnaireState } from './questionnaire.machine.ts'

const spring: Answers = { 11: { optionIds: [111], responseText: null } }
const quizAnswers: Answers = {
  31: { optionIds: [311], responseText: null },
  32: { optionIds: [321], responseText: null },
}
const submitted = { type: 'submitted', isSignedIn: true } as const
const answer = (result: SurveyResult) => ({ type: 'answered', result }) as const

function run(page: QuestionnairePage, survey: Survey, kept: Answers | null = null) {
  const machine = questionnaireMachine(page, { survey, kept })
  let state: QuestionnaireState = machine.initial
  const effects: string[] = []
  const send = (...events: QuestionnaireEvent[]) => {
    for (const event of events) {
      const [next, wanted] = machine.transition(state, event)
      state = next
      effects.push(
        ...wanted.map(effect => ('message' in effect ? `showMessage ${effect.message.key}` : effect.type)),
      )
    }
  }
  send({ type: 'opened', key: 'first' })
  return {
    get state() {
      return state
    },
    effects,
    send,
    give: (given: Answers) => {
      for (const [id, each] of Object.entries(given))
        send({ type: 'changed', questionId: Number(id), answer: each })
    },
  }
}

describe('unanswered questions', () => {
  test.each([
    ['POLL', openPoll],
    ['QUIZ', openQuiz],
    ['SURVEY', openSurvey],
    ['SURVEY_V2', openSurvey],
  ] as const)('[SURVEY-010] stop a %s from being sent', (page, survey) => {
    const flow = run(page, survey)
    flow.send(submitted)
    expect(flow.state).toMatchObject({ at: 'answering', isChecked: true })
    expect(flow.effects).toEqual([])
  })
})

describe('a poll', () => {
  test('[POLL-004] [SURVEY-004] redirects a guest to sign-in with the answers, and sends nothing', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send({ type: 'submitted', isSignedIn: false })
    expect(flow.effects).toEqual(['signIn'])
    expect(flow.state.at).toBe('answering')
  })

  test('[POLL-005] that earned points celebrates them, then shows the bars', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, submitted)
    expect(flow.effects).toEqual(['submit'])
    flow.send(answer(earnedResult))
    expect(flow.state).toMatchObject({ at: 'awarded', points: 50 })
    expect(flow.effects).toEqual(['submit', 'reload', 'open', 'celebrate'])
    flow.send({ type: 'loaded', survey: answeredPoll, kept: null }, { type: 'closed' })
    expect(flow.state).toMatchObject({ at: 'answering', survey: answeredPoll })
    expect(flow.state.at !== 'loading' && isOpenToAnswers(flow.state)).toBe(false)
  })

  test('[POLL-006] without points shows in the message bar only that it was sent', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, answer(unpaidResult))
    expect(flow.state.at).toBe('answering')
    expect(flow.effects).toContain('showMessage poll.submitted')
    expect(flow.effects).not.toContain('celebrate')
  })

  test('[POLL-007] with a message that starts with error: shows it in a dialog', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, answer({ ...unpaidResult, message: 'error: x' }))
    expect(flow.state).toMatchObject({ at: 'informed', information: 'x' })
    flow.send({ type: 'closed' })
    expect(flow.state.at).toBe('answering')
  })

  test('[POLL-007] whose answer was not stored, as a message that starts with error: says, can be answered', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, answer({ ...unpaidResult, message: 'error: x' }))
    flow.send({ type: 'opened', key: 'second' }, { type: 'loaded', survey: openPoll, kept: null })
    flow.send({ type: 'closed' })
    expect(flow.state).toMatchObject({ at: 'answering', given: spring, kept: null })
    flow.send(submitted)
    expect(flow.state).toMatchObject({ at: 'sending', key: 'second' })
  })

  test('[POLL-007] that the server has stored in spite of its message accepts no more answers', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, answer({ ...unpaidResult, message: 'error: x' }))
    flow.send({ type: 'loaded', survey: answeredPoll, kept: spring }, { type: 'closed' })
    flow.send({ type: 'opened', key: 'second' }, submitted)
    expect(flow.state).toMatchObject({ at: 'answering', kept: spring })
  })

  test('that was answered accepts no more answers', () => {
    const flow = run('POLL', answeredPoll)
    flow.give(spring)
    flow.send(submitted)
    expect(flow.effects).toEqual([])
    expect(isUnsent(flow.state)).toBe(false)
  })
})

describe('a quiz', () => {
  test.each([
    ['[POLL-008]', { ...earnedResult, quizResponse: { correct: 2, total: 2 } }, 'awarded'],
    ['[ERR-044]', { ...unpaidResult, quizResponse: { correct: 2, total: 2 } }, 'answering'],
  ] as const)('%s continues as a poll does', (_, result, at) => {
    const flow = run('QUIZ', openQuiz)
    flow.give(quizAnswers)
    flow.send(submitted, answer(result))
    expect(flow.state).toMatchObject({ at, quizResponse: result.quizResponse, retry: null })
    expect(flow.effects).toContain('reload')
    expect(flow.effects.includes('showMessage quiz.submitted')).toBe(at === 'answering')
  })

  test('[POLL-009] that requires correct answers is retried without reloading anything', () => {
    const flow = run('QUIZ', openQuiz)
    flow.give(quizAnswers)
    flow.send(submitted, answer({ ...unpaidResult, quizResponse: { correct: 1, total: 2 } }))
    expect(flow.state).toMatchObject({ at: 'answering', retry: { correct: 1, total: 2 }, given: quizAnswers })
    expect(flow.effects).toEqual(['submit', 'open'])
    flow.send({ type: 'opened', key: 'second' })
    flow.give({ 31: { optionIds: [312], responseText: null } })
    expect(flow.state).toMatchObject({ retry: null, key: 'second' })
    flow.send(submitted, answer({ ...earnedResult, quizResponse: { correct: 2, total: 2 } }))
    expect(flow.state).toMatchObject({ at: 'awarded', points: 50 })
  })
})

describe.each(['SURVEY', 'SURVEY_V2'] as const)('a %s', page => {
  test('[SURVEY-007] shows its points after the first submission, then redirects to the other activities', () => {
    const flow = run(page, openSurvey)
    flow.give(surveyAnswers)
    flow.send(submitted, answer(earnedResult))
    expect(flow.state).toMatchObject({ at: 'awarded', points: 50 })
    flow.send({ type: 'closed' })
    expect(flow.state.at).toBe('leaving')
    expect(flow.effects.filter(effect => effect.startsWith('showMessage'))).toEqual([])
  })

  test('[SURVEY-008] without points shows a message only', () => {
    const flow = run(page, openSurvey)
    flow.give(surveyAnswers)
    flow.send(submitted, answer(unpaidResult))
    expect(flow.state.at).toBe('answering')
    expect(flow.effects).toContain('showMessage surveys.submitted')
  })

  test('[SURVEY-006] sent again says that it was updated, and redirects to the other activities', () => {
    const flow = run(page, openSurvey, surveyAnswers)
    expect(isUnsent(flow.state)).toBe(false)
    flow.give({ 51: { optionIds: [513], responseText: null } })
    expect(isUnsent(flow.state)).toBe(true)
    flow.send(submitted, answer(unpaidResult))
    expect(flow.state.at).toBe('leaving')
    expect(flow.effects).toContain('showMessage surveys.updated')
    expect(isUnsent(flow.state)).toBe(false)
  })

  test('[SURVEY-005] shows its answers, which cannot be changed where that is not allowed', () => {
    const flow = run(page, { ...openSurvey, updateResponses: false }, surveyAnswers)
    expect(flow.state.given).toEqual(surveyAnswers)
    flow.send(submitted)
    expect(flow.effects).toEqual([])
  })
})

describe('unsent answers', () => {
  test('[SURVEY-003] exist from the first answer until they are sent', () => {
    const flow = run('SURVEY', openSurvey)
    expect(isUnsent(flow.state)).toBe(false)
    flow.give(surveyAnswers)
    expect(isUnsent(flow.state)).toBe(true)
    flow.send(submitted)
    expect(isUnsent(flow.state)).toBe(true)
    flow.send(answer(earnedResult))
    expect(isUnsent(flow.state)).toBe(false)
  })
})

describe('answers that were stored', () => {
  const weekly = surveyAnswers
  const rarely: Answers = { ...surveyAnswers, 51: { optionIds: [513], responseText: null } }

  test('[SURVEY-005] replace those of another tab that has nothing unsent', () => {
    const flow = run('SURVEY', openSurvey, weekly)
    flow.send({ type: 'loaded', survey: openSurvey, kept: rarely })
    expect(flow.state).toMatchObject({ given: rarely, kept: rarely })
    expect(isUnsent(flow.state)).toBe(false)
  })

  test('[SURVEY-003] leave those that are not sent as they are', () => {
    const flow = run('SURVEY', openSurvey, weekly)
    const daily: Answers = { 51: { optionIds: [511], responseText: null } }
    flow.give(daily)
    flow.send({ type: 'loaded', survey: openSurvey, kept: rarely })
    expect(flow.state.given).toEqual({ ...weekly, ...daily })
    expect(isUnsent(flow.state)).toBe(true)
  })

  test('[SURVEY-003] are not unsent for the blanks around them, which are not sent', () => {
    const flow = run('SURVEY', openSurvey, weekly)
    flow.give({ 53: { optionIds: [], responseText: ' More draws in spring. ' } })
    expect(isUnsent(flow.state)).toBe(false)
  })
})

describe('a failed submission', () => {
  const lost = { type: 'refused', message: { key: 'error.offline' }, isOutcomeUnknown: true } as const

  test('is retried with the same idempotency key, and keeps every answer', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, lost)
    expect(flow.state).toMatchObject({ at: 'answering', key: 'first', given: spring })
    expect(flow.effects).toEqual(['submit', 'showMessage error.offline'])
  })

  test('has a new key when the answers change', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, lost)
    flow.give({ 11: { optionIds: [112], responseText: null } })
    expect(flow.state.key).toBeNull()
    flow.send(submitted, { type: 'opened', key: 'second' }, submitted)
    expect(flow.effects).toEqual(['submit', 'showMessage error.offline', 'open', 'submit'])
  })

  test('that was refused shows the reason, and the survey is reloaded', () => {
    const flow = run('POLL', openPoll)
    flow.give(spring)
    flow.send(submitted, { ...lost, isOutcomeUnknown: false, message: { key: 'surveys.alreadyAnswered' } })
    expect(flow.effects).toEqual(['submit', 'showMessage surveys.alreadyAnswered', 'open', 'reload'])
  })
})

test('answers that waited for a sign-in are restored, and removed when the player discards them', () => {
  const machine = questionnaireMachine('POLL', { survey: openPoll, kept: null })
  const [restored] = machine.transition(machine.initial, { type: 'restored', given: spring })
  expect(restored).toMatchObject({ at: 'answering', given: spring })
  const { inputOf } = questionnaireDraft('poll')
  expect(inputOf(restored)).toEqual(spring)
  const [discarded] = machine.transition(restored, { type: 'discarded' })
  expect(inputOf(discarded)).toBeNull()
})

describe('a guest’s draft of a survey answered before', () => {
  const answeredBefore = { survey: { ...openSurvey, updateResponses: false }, kept: surveyAnswers }
  const begun: Answers = { 51: { optionIds: [513], responseText: null } }
  const restored = { type: 'restored', given: begun } as const

  test('[SURVEY-005] is replaced by the stored answers', () => {
    const known = questionnaireMachine('SURVEY', answeredBefore)
    const [state] = known.transition(known.initial, restored)
    expect(state).toEqual(known.initial)
    expect(questionnaireDraft('season').inputOf(state)).toBeNull()
  })

  test('[SURVEY-005] is replaced even when the player was recognized later', () => {
    const guest = questionnaireMachine('SURVEY', { ...answeredBefore, kept: null })
    const [shown] = guest.transition(guest.initial, restored)
    const [recognized] = guest.transition(shown, { type: 'loaded', ...answeredBefore })
    expect(recognized).toMatchObject({ given: surveyAnswers, kept: surveyAnswers })
    expect(questionnaireDraft('season').inputOf(recognized)).toBeNull()
  })

  test('[SURVEY-005] stays in the form where answers may be changed', () => {
    const machine = questionnaireMachine('SURVEY', { survey: openSurvey, kept: surveyAnswers })
    const [state, effects] = machine.transition(machine.initial, restored)
    expect(state.given).toEqual({ ...surveyAnswers, ...begun })
    expect(effects).toEqual([])
  })
})
