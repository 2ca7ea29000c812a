import { randomUUID } from 'node:crypto'
import {
  keptResponses,
  survey,
  surveyResult,
  type QuestionResponse,
  type SurveyKind,
} from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { addSurvey, checkbox, chosen, radio, said, words } from '../../test/surveys.ts'
import { waitingForLocks, whileLocked } from '../../test/whileLocked.ts'
import { IdempotencyConflictError } from '../kernel/idempotency/errors.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { countAnswers } from './countAnswers.ts'
import { createSubmissions } from './submissions.service.ts'
import { createSurveys } from './surveys.service.ts'

const setUp = ({ database }: TestDatabase) => {
  const clock = { now: () => START }
  const surveys = createSurveys({ database, clock })
  const submissions = createSubmissions({ database, clock })
  const submit = (
    playerId: string,
    { id, kind = 'POLL' }: { id: number; kind?: SurveyKind },
    responses: QuestionResponse[],
    key: string = randomUUID(),
  ) => {
    const response = { surveyId: id, responses }
    return submissions.submit({
      asker: { playerId },
      request: valueRequest(key, 'surveys.submit', { body: response }),
      kind,
      response,
      locale: 'en',
    })
  }
  const totals = async (key: string, playerId: string) => {
    const { questions } = await surveys.getSurvey(key, { locale: 'en', playerId })
    return questions.flatMap(({ options }) => options.map(({ totalResponse }) => totalResponse))
  }
  const points = (playerId: string) => readBalance(database, playerId, 'points')
  return { database, surveys, submit, totals, points }
}

const refusedWith = (errorKey: string) => expect.objectContaining({ errorKey })

onEachEngine('a poll', world => {
  test('[SURVEY-001] is answered, counted and credited once, and then shows the answers of all', async () => {
    const { database, surveys, submit, totals, points } = setUp(world)
    const [playerId, other] = [await addPlayer(database), await addPlayer(database)]
    const poll = await addSurvey(database)
    const before = await surveys.getSurvey(poll.key, { locale: 'en', playerId })
    assert(before, survey)
    expect(before).toMatchObject({ title: `Survey ${poll.id}`, num_points: 100 })
    expect(await totals(poll.key, playerId)).toEqual([null, null])

    const key = randomUUID()
    const result = await submit(playerId, poll, [chosen(1, 12)], key)
    assert(result, surveyResult)
    expect(result).toEqual({ points: 100, message: null, quizResponse: null, errorKey: null, detail: null })
    expect(await submit(playerId, poll, [chosen(1, 12)], key), 'the lost answer').toEqual(result)
    await submit(other, poll, [chosen(1, 11)])
    await expect(submit(playerId, poll, [chosen(1, 11)])).rejects.toEqual(
      refusedWith('surveys.alreadyAnswered'),
    )
    await expect(submit(playerId, poll, [chosen(1, 11)], key)).rejects.toThrow(IdempotencyConflictError)

    const after = await surveys.getSurvey(poll.key, { locale: 'es', playerId })
    expect(after.questions).toMatchObject([{ questionText: 'Question 1 (es)', playersAnswerId: 12 }])
    expect(await totals(poll.key, playerId)).toEqual([1, 1])
    expect(await points(playerId)).toBe(100)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([{ description: `Activity ${poll.id}`, amount: 100 }])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('does not show the answers of others to a guest or a player who has not answered', async () => {
    const { database, submit, surveys } = setUp(world)
    const poll = await addSurvey(database)
    await submit(await addPlayer(database), poll, [chosen(1, 12)])
    for (const playerId of [null, await addPlayer(database)]) {
      const { questions } = await surveys.getSurvey(poll.key, { locale: 'en', playerId })
      expect(questions).toMatchObject([
        { playersAnswerId: null, options: [{ totalResponse: null }, { totalResponse: null }] },
      ])
    }
  })

  test('[POLL-006] can be answered when it earns no points', async () => {
    const { database, submit, points } = setUp(world)
    const playerId = await addPlayer(database)
    const poll = await addSurvey(database, {}, { amount: 0 })
    expect(await submit(playerId, poll, [chosen(1, 11)])).toMatchObject({ points: 0 })
    expect(await points(playerId)).toBe(0)
  })

  test('is read with two queries, however many have answered', async () => {
    const { database, surveys, submit } = setUp(world)
    const poll = await addSurvey(database, { questions: [radio(1), radio(2), radio(3)] })
    const answers = [chosen(1, 11), chosen(2, 21), chosen(3, 31)]
    const playerId = await addPlayer(database)
    for (const each of [playerId, await addPlayer(database)]) await submit(each, poll, answers)
    const reading = () => surveys.getSurvey(poll.key, { locale: 'en', playerId })
    expect(await world.countQueries(reading)).toBe(2)
  })
})

onEachEngine('a quiz', world => {
  const questions = [radio(1, 11), radio(2, 22)]

  test('[POLL-009] that requires all answers right credits and stores nothing else, and shows no solution', async () => {
    const { database, surveys, submit, points } = setUp(world)
    const playerId = await addPlayer(database)
    const quiz = await addSurvey(database, { kind: 'QUIZ', quizConfig: 'COMPLETE_ALL_CORRECT', questions })
    const kind = 'QUIZ'
    const wrong = await submit(playerId, { ...quiz, kind }, [chosen(1, 11), chosen(2, 21)])
    expect(wrong).toMatchObject({ points: 0, quizResponse: { correct: 1, total: 2 } })
    const seen = await surveys.getSurvey(quiz.key, { locale: 'en', playerId })
    expect(seen.questions.map(({ correctOptionId }) => correctOptionId)).toEqual([null, null])
    expect(JSON.stringify(seen)).not.toContain('orrectOptionId":1')

    const right = await submit(playerId, { ...quiz, kind }, [chosen(1, 11), chosen(2, 22)])
    expect(right).toMatchObject({ points: 100, quizResponse: { correct: 2, total: 2 } })
    expect(await points(playerId)).toBe(100)
    const done = await surveys.getSurvey(quiz.key, { locale: 'en', playerId })
    expect(done.questions).toMatchObject([
      { correctOptionId: 11, playersAnswerId: 11, options: [{ totalResponse: 1 }, { totalResponse: 0 }] },
      { correctOptionId: 22, playersAnswerId: 22 },
    ])
  })

  test('[POLL-009] counts a question with check boxes as right only if the right option alone is chosen', async () => {
    const { database, submit } = setUp(world)
    const playerId = await addPlayer(database)
    const questions = [checkbox(1, 11)]
    const quiz = await addSurvey(database, { kind: 'QUIZ', quizConfig: 'COMPLETE_ALL_CORRECT', questions })
    const send = (...optionIds: number[]) =>
      submit(playerId, { ...quiz, kind: 'QUIZ' }, [chosen(1, ...optionIds)])
    expect(await send(11, 12, 13)).toMatchObject({ points: 0, quizResponse: { correct: 0, total: 1 } })
    expect(await send(11)).toMatchObject({ points: 100, quizResponse: { correct: 1, total: 1 } })
  })

  test('[POLL-008] credits taking part when that is all it requires', async () => {
    const { database, submit, points } = setUp(world)
    const playerId = await addPlayer(database)
    const quiz = await addSurvey(database, { kind: 'QUIZ', questions })
    expect(await submit(playerId, { ...quiz, kind: 'QUIZ' }, [chosen(1, 12), chosen(2, 21)])).toMatchObject({
      points: 100,
      quizResponse: { correct: 0, total: 2 },
    })
    expect(await points(playerId)).toBe(100)
  })
})

onEachEngine('a survey', world => {
  const questions = [radio(1), checkbox(2), words(3)]
  const answers = [chosen(1, 11), chosen(2, 21, 23), said(3, 'More draws.')]
  const kind = 'SURVEY'

  test('[SURVEY-005] [SURVEY-006] stores its answers, and a change is counted again but not credited again', async () => {
    const { database, surveys, submit, points } = setUp(world)
    const playerId = await addPlayer(database)
    const added = await addSurvey(database, {
      kind,
      questions,
      updateResponses: true,
      showSummaryAnswers: true,
    })
    expect(await surveys.getResponses(added.id, playerId)).toEqual({ content: [] })
    expect(await submit(playerId, { ...added, kind }, answers)).toMatchObject({ points: 100 })
    const changed = [chosen(1, 12), chosen(2, 22, 23), said(3, 'Fewer mails.')]
    expect(await submit(playerId, { ...added, kind }, changed)).toMatchObject({ points: 0 })
    const kept = await surveys.getResponses(added.id, playerId)
    assert(kept, keptResponses)
    expect(kept).toEqual({ content: [{ surveyId: added.id, responses: changed }] })
    const { questions: counted } = await surveys.getSurvey(added.key, { locale: 'en', playerId })
    expect(counted.map(({ options }) => options.map(({ totalResponse }) => totalResponse))).toEqual([
      [0, 1],
      [0, 1, 1],
      [],
    ])
    expect(await points(playerId)).toBe(100)
    const stranger = await addPlayer(database)
    expect(await surveys.getResponses(added.id, stranger)).toEqual({ content: [] })
  })

  test.each([
    ['a question left out', answers.slice(0, 2)],
    ['a question twice', [...answers, chosen(1, 12)]],
    ['a question of another', [...answers.slice(0, 2), said(9, 'Hello')]],
    ['an option of another question', [chosen(1, 21), ...answers.slice(1)]],
    ['two of a question that takes one', [chosen(1, 11, 12), ...answers.slice(1)]],
    ['an option twice', [chosen(1, 11), chosen(2, 21, 21), said(3, 'Hello')]],
    ['a text beside an option', [{ ...chosen(1, 11), responseText: 'Hello' }, ...answers.slice(1)]],
    ['another option beside a text', [...answers.slice(0, 2), { ...said(3, 'Hello'), optionIds: [12] }]],
    [
      'the chosen option again beside a text',
      [...answers.slice(0, 2), { ...said(3, 'Hello'), optionIds: [11] }],
    ],
  ])('[SURVEY-010] is refused as a whole with %s', async (_, wrong) => {
    const { database, surveys, submit, points } = setUp(world)
    const playerId = await addPlayer(database)
    const added = await addSurvey(database, { kind, questions })
    await expect(submit(playerId, { ...added, kind }, wrong)).rejects.toEqual(
      refusedWith('surveys.incomplete'),
    )
    expect(await surveys.getResponses(added.id, playerId)).toEqual({ content: [] })
    expect(await points(playerId)).toBe(0)
  })

  test('is available while its activity is, and by the endpoint of its kind', async () => {
    const { database, surveys, submit } = setUp(world)
    const playerId = await addPlayer(database)
    const over = await addSurvey(database, { kind, questions }, { endsAt: START })
    const gone = refusedWith('activities.activityUnavailable')
    await expect(submit(playerId, { ...over, kind }, answers)).rejects.toEqual(gone)
    await expect(surveys.getSurvey(over.key, { locale: 'en', playerId })).rejects.toEqual(gone)
    const open = await addSurvey(database, { kind, questions })
    await expect(submit(playerId, { ...open, kind: 'QUIZ' }, answers)).rejects.toEqual(
      refusedWith('surveys.unavailable'),
    )
  })
})

onEachEngine('surveys over HTTP', world => {
  const club = startServer(world)
  const post = (browser: Awaited<ReturnType<typeof club.enterNew>>['browser'], path: string, body: object) =>
    browser.post(`/api/loyalty/${path}`, body, { headers: { 'idempotency-key': randomUUID() } })

  test('[API-079] each kind has its endpoint, and the two versions of a survey have theirs', async () => {
    const { database } = world
    const { browser } = await club.enterNew()
    const poll = await addSurvey(database)
    const quiz = await addSurvey(database, { kind: 'QUIZ', questions: [radio(1, 11)] })
    const surveys = [
      await addSurvey(database, { kind: 'SURVEY', questions: [checkbox(2)] }),
      await addSurvey(database, { kind: 'SURVEY', questions: [checkbox(2)] }),
    ] as const
    const body = ({ id }: { id: number }, ...responses: object[]) => ({ surveyId: id, responses })
    const sent = [
      await post(browser, 'v1/poll-responses', body(poll, chosen(1, 11))),
      await post(browser, 'v1/quiz-responses', body(quiz, chosen(1, 11))),
      await post(browser, 'v2/survey-responses', body(surveys[0], chosen(2, 21, 22))),
      await post(browser, 'v1/survey-responses', body(surveys[1], { questionId: 2, options: [21, 22] })),
    ]
    expect(sent.map(({ status, json }) => [status, json.points])).toEqual(Array(4).fill([200, 100]))
    const seen = await browser.get(`/api/loyalty/v2/surveys/${poll.key}`)
    assert(seen.json, survey)
    for (const { id } of surveys) {
      const kept = await browser.get(`/api/loyalty/v2/surveys/${id}/responses`)
      expect(kept.json).toEqual({ content: [{ surveyId: id, responses: [chosen(2, 21, 22)] }] })
    }
  })

  test('[POLL-004] [SURVEY-004] a guest can read a survey but not answer it', async () => {
    const guest = await club.browser().open()
    const { id, key } = await addSurvey(world.database)
    expect((await guest.get(`/api/loyalty/v2/surveys/${key}`)).status).toBe(200)
    expect((await guest.get(`/api/loyalty/v2/surveys/${id}/responses`)).status).toBe(401)
    const answer = await post(guest, 'v1/poll-responses', { surveyId: id, responses: [chosen(1, 11)] })
    expect(answer.status).toBe(401)
    expect((await guest.get('/api/loyalty/v2/surveys/no-such-survey')).problem.errorKey).toBe(
      'activities.notFound',
    )
  })
})

onPostgres('answers under load', world => {
  test('ten tabs of one player count one answer, and twenty players are all counted', async () => {
    const { database, submit, totals, points } = setUp(world)
    const poll = await addSurvey(database)
    const playerId = await addPlayer(database)
    const tabs = await Promise.allSettled(
      Array.from({ length: 10 }, (_, tab) => submit(playerId, poll, [chosen(1, 11 + (tab % 2))])),
    )
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await points(playerId)).toBe(100)
    const others = await Promise.all(Array.from({ length: 20 }, () => addPlayer(database)))
    await Promise.all(others.map(each => submit(each, poll, [chosen(1, 12)])))
    const counted = await totals(poll.key, playerId)
    expect(counted.reduce<number>((sum, total) => sum + (total ?? 0), 0)).toBe(21)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('a survey changed by one player in many tabs at once is credited once, and counts one answer', async () => {
    const { database, submit, totals, points } = setUp(world)
    const added = await addSurvey(database, {
      kind: 'SURVEY',
      updateResponses: true,
      showSummaryAnswers: true,
    })
    const playerId = await addPlayer(database)
    await Promise.all(
      Array.from({ length: 8 }, (_, tab) =>
        submit(playerId, { ...added, kind: 'SURVEY' }, [chosen(1, 11 + (tab % 2))]),
      ),
    )
    const counted = await totals(added.key, playerId)
    expect(new Set(counted)).toEqual(new Set([0, 1]))
    expect(await points(playerId)).toBe(100)
  })

  test('two players who change their answers in opposite directions do not deadlock', async () => {
    const { database } = world
    const { id: surveyId } = await addSurvey(database)
    // Their ids end in the same digit, so they are counted in the same rows.
    const players = { rising: 'a0', falling: 'b0' }
    const attempts = { rising: 0, falling: 0 }
    const count = (player: keyof typeof players, earlier: QuestionResponse[], now: QuestionResponse) =>
      database.unitOfWork(tx => {
        attempts[player] += 1
        return countAnswers(tx, { surveyId, playerId: players[player], earlier, responses: [now] })
      })
    await count('rising', [], chosen(1, 11))
    await count('falling', [], chosen(1, 12))
    const both: Promise<unknown>[] = []
    // Each holds what it locked before the first option, until both wait for that one.
    const first = sql`select from survey_totals where survey_id = ${surveyId} and option_id = 11 for update`
    await whileLocked(database, first, async () => {
      both.push(count('falling', [chosen(1, 12)], chosen(1, 11)))
      await expect.poll(() => waitingForLocks(database)).toBe(1)
      both.push(count('rising', [chosen(1, 11)], chosen(1, 12)))
      await expect.poll(() => waitingForLocks(database)).toBe(2)
    })
    await Promise.all(both)
    expect(attempts, 'the first answers and one attempt for each change').toEqual({ rising: 2, falling: 2 })
    const { rows } = await database.unitOfWork(tx =>
      tx.execute(
        sql`select option_id, total from survey_totals where survey_id = ${surveyId} order by option_id`,
      ),
    )
    expect(rows).toEqual([
      { option_id: 11, total: 1 },
      { option_id: 12, total: 1 },
    ])
  })
})
