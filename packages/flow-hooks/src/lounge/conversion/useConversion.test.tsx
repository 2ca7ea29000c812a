import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { conversionToday, verifiedTokens } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSpinner } from '../../club/spinner/useSpinner.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
  type TestBrowser,
} from '../../testing/index.ts'
import { useConversion } from './useConversion.ts'

async function widget(answers: FakeAnswers = {}, browser?: TestBrowser) {
  const tab = createTestClub({
    ...(browser && { browser }),
    initial: { session: testSession(), remoteConfig: {}, authorizedFlags: ['SWEEPSTAKES_V1'] },
    answers: {
      'history.getPointsBalance': { balance: 450 },
      'lounge.getConversion': conversionToday,
      'lounge.redeemPointsForTokens': { ...verifiedTokens, balance: 5030 },
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ flow: useConversion(), isSpinning: useSpinner() }), {
    wrapper: tab.Wrapper,
  })
  await expect.poll(() => result.current.flow.most ?? result.current.flow.error).not.toBeNull()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const convert = async (tokens = 30) => {
    result.current.flow.open()
    await tab.browser.settled()
    result.current.flow.choose(tokens)
    result.current.flow.confirm()
    await tab.browser.settled()
  }
  return { tab, result, asked, convert, ...tab.browser }
}

test('[CONVERT-005] [CONVERT-006] the amount ranges from one step to the largest affordable one', async () => {
  const { result, settled } = await widget()
  expect(result.current.flow).toMatchObject({ most: 40, obstacle: null, points: 450 })
  result.current.flow.open()
  await settled()
  expect(result.current.flow).toMatchObject({ state: { at: 'confirming', input: 10 }, cost: 100 })
})

test('[CONVERT-007] [CONVERT-009] thirty tokens are sent as three steps and confirmed', async () => {
  const { result, asked, convert } = await widget()
  await convert()
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toEqual([
    { quantity: 3, points: 300, tokens: 30 },
  ])
  expect(result.current.flow.state).toMatchObject({ at: 'done', input: 30, value: { balance: 5030 } })
  await expect.poll(() => asked('lounge.getUserTokens').length).toBeGreaterThan(1)
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(1)
  expect(asked('lounge.getConversion').length).toBeGreaterThan(1)
})

test('[CONVERT-006] points that failed to load show an error, and the maximum is known after a reload', async () => {
  const { result, server } = await widget({ 'history.getPointsBalance': offline })
  expect(result.current.flow).toMatchObject({ error: { key: 'error.offline' }, most: undefined })
  server.answer({ 'history.getPointsBalance': { balance: 450 } })
  void result.current.flow.refresh()
  await expect.poll(() => result.current.flow.most).toBe(40)
  expect(result.current.flow.error).toBeNull()
})

test('[CONVERT-001] the spinner hides one second after the conversion', async () => {
  const { result, clock, convert } = await widget()
  expect(result.current.isSpinning).toBe(false)
  await convert()
  expect(result.current.flow.state.at).toBe('done')
  await clock.advance(999)
  expect(result.current.isSpinning).toBe(true)
  await clock.advance(1)
  await expect.poll(() => result.current.isSpinning).toBe(false)
})

test('[CONVERT-008] a refusal is shown as failed, and cannot be retried unchanged', async () => {
  const { result, asked, convert, settled } = await widget({
    'lounge.redeemPointsForTokens': testProblem(422, 'error.redemption.frequencyCapExceeded'),
  })
  await convert()
  expect(result.current.flow.state).toMatchObject({
    at: 'failed',
    isOutcomeUnknown: false,
    error: { key: 'error.redemption.frequencyCapExceeded' },
  })
  result.current.flow.retry()
  await settled()
  expect(asked('lounge.redeemPointsForTokens')).toHaveLength(1)
  const before = asked('history.getPointsBalance').length
  result.current.flow.close()
  await expect.poll(() => result.current.flow.state).toEqual({ at: 'idle' })
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(before)
})

test('[CONVERT-006] tokens that the points no longer pay for are lowered, in what is shown and in what is sent', async () => {
  const { result, asked, server, settled } = await widget()
  result.current.flow.open()
  await settled()
  result.current.flow.choose(40)
  server.answer({ 'history.getPointsBalance': { balance: 250 } })
  void result.current.flow.refresh()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ most: 20, state: { at: 'confirming', input: 20 }, cost: 200 })
  result.current.flow.confirm()
  await settled()
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toEqual([
    { quantity: 2, points: 200, tokens: 20 },
  ])
})

test('[CONVERT-003] more tokens than the day has left are asked again with what is left', async () => {
  const { result, server, settled } = await widget()
  result.current.flow.open()
  await settled()
  result.current.flow.choose(40)
  server.answer({
    'lounge.redeemPointsForTokens': testProblem(422, 'error.reward.moreThanLeft'),
    'lounge.getConversion': {
      ...conversionToday,
      frequencyCap: { limitReached: false, remaining: 20, count: 1420 },
    },
  })
  result.current.flow.confirm()
  await settled()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({
      most: 20,
      state: { at: 'confirming', input: 20 },
      notice: { key: 'error.reward.moreThanLeft' },
    })
})

test('a pending conversion cannot be closed, changed or sent twice', async () => {
  const answer = Promise.withResolvers<typeof verifiedTokens>()
  const { result, asked, convert, settled } = await widget({
    'lounge.redeemPointsForTokens': () => answer.promise,
  })
  await convert()
  const { flow } = result.current
  flow.close()
  flow.choose(10)
  flow.confirm()
  flow.retry()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'pending', input: 30 })
  answer.resolve(verifiedTokens)
  await settled()
  await expect.poll(() => result.current.flow.state.at).toBe('done')
  expect(asked('lounge.redeemPointsForTokens')).toHaveLength(1)
  result.current.flow.close()
  await expect.poll(() => result.current.flow.state).toEqual({ at: 'idle' })
})

test('[CONVERT-008] a lost answer is retried with the same amount and idempotency key', async () => {
  let tries = 0
  const { result, asked, convert, settled } = await widget({
    'lounge.redeemPointsForTokens': () => {
      tries += 1
      return tries === 1 ? offline : { ...verifiedTokens, balance: 5030 }
    },
  })
  await convert()
  expect(result.current.flow.state).toMatchObject({ at: 'failed', isOutcomeUnknown: true })
  result.current.flow.retry()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'done' })
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toEqual([
    { quantity: 3, points: 300, tokens: 30 },
    { quantity: 3, points: 300, tokens: 30 },
  ])
  const keys = asked('lounge.redeemPointsForTokens').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(keys).size).toBe(1)
})

test.each([
  ['costs more', { rewardAmount: 120 }, { quantity: 2, points: 240, tokens: 20 }],
  ['has other steps', { activityAmount: 8 }, { quantity: 1, points: 100, tokens: 8 }],
] as const)(
  'a conversion that now %s is asked again, and nothing is converted before',
  async (_, change, body) => {
    const { result, asked, server, convert, settled } = await widget()
    server.answer({
      'lounge.getConversion': { ...conversionToday, ...change },
      'lounge.redeemPointsForTokens': testProblem(422, 'error.reward.balanceChanged'),
    })
    await convert(20)
    await expect
      .poll(() => result.current.flow)
      .toMatchObject({
        state: { at: 'confirming', input: body.tokens },
        cost: body.points,
        notice: { key: 'error.reward.balanceChanged' },
      })
    server.answer({ 'lounge.redeemPointsForTokens': { ...verifiedTokens, balance: 5030 } })
    result.current.flow.confirm()
    await settled()
    expect(result.current.flow).toMatchObject({
      state: { at: 'done', input: body.tokens },
      notice: null,
    })
    const requests = asked('lounge.redeemPointsForTokens')
    expect(requests.map(request => request.body)).toEqual([{ quantity: 2, points: 200, tokens: 20 }, body])
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  },
)

test('a retry after a lost answer sends the price that was confirmed, whatever it is now', async () => {
  const { result, asked, server, convert, settled } = await widget({
    'lounge.redeemPointsForTokens': offline,
  })
  server.answer({ 'lounge.getConversion': { ...conversionToday, rewardAmount: 120 } })
  await convert(20)
  await expect.poll(() => result.current.flow.terms?.rewardAmount).toBe(120)
  result.current.flow.retry()
  await settled()
  const redemption = { quantity: 2, points: 200, tokens: 20 }
  expect(asked('lounge.redeemPointsForTokens').map(({ body }) => body)).toEqual([redemption, redemption])
})

test.each([
  ['too few points', { 'history.getPointsBalance': { balance: 99 } }, 'tooFewPoints'],
  [
    'the day used up',
    {
      'lounge.getConversion': {
        ...conversionToday,
        frequencyCap: { limitReached: true, remaining: 0, count: 1440 },
      },
    },
    'limitReached',
  ],
] as const)('[CONVERT-006] the dialog stays closed with %s', async (_, answers, obstacle) => {
  const { result, settled } = await widget(answers)
  expect(result.current.flow).toMatchObject({ most: 0, obstacle })
  result.current.flow.open()
  await settled()
  expect(result.current.flow.state).toEqual({ at: 'idle' })
})

test('[CONVERT-003] a store left open over midnight in Phoenix reads what may be converted on the new day', async () => {
  const browser = createTestBrowser(LATE_EVENING)
  const frequencyCap = { limitReached: true, remaining: 0, count: 1440 }
  const { result } = await widget({ 'lounge.getConversion': { ...conversionToday, frequencyCap } }, browser)
  await expect.poll(() => result.current.flow.obstacle).toBe('limitReached')
  browser.server.answer({ 'lounge.getConversion': conversionToday })
  await browser.clock.advance(30 * 60_000 + 2000)
  await expect.poll(() => result.current.flow.obstacle).toBeNull()
})
