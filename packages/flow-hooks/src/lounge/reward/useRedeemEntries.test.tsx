import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { LateCodeError, type UserTokens } from '@players-club/domain-models'
import {
  inRegionCheck,
  verifiedProfile,
  weeklyDrawing,
  weeklyForPlayer,
} from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMessageBar } from '../../shell/index.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useLoungeReward } from './useLoungeReward.ts'
import { useRedeemEntries } from './useRedeemEntries.ts'

const redemption = {
  id: 'r-1',
  rewardId: 201,
  drawId: 2105,
  quantity: 2,
  tokens: 500,
  balance: 300,
  playerEntries: 5,
}

const tokens: UserTokens = { balance: 800, currency: 'TOKEN', userKey: 'verified', id: 't-1' }

interface Visit {
  isSignedIn?: boolean
  answers?: FakeAnswers
  location?: TestClubOptions['location']
}

async function page({ isSignedIn = true, answers = {}, location }: Visit = {}) {
  const tab = createTestClub({
    initial: {
      remoteConfig: {},
      authorizedFlags: ['SWEEPSTAKES_V1'],
      ...(isSignedIn && { session: testSession() }),
    },
    place: { pathname: '/lucky-lounge/reward/201' },
    location,
    answers: {
      'lounge.getLoungeReward': weeklyDrawing,
      'lounge.getPlayerLoungeReward': weeklyForPlayer,
      'lounge.redeemEntries': redemption,
      'profile.getProfile': verifiedProfile,
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => {
      const reward = useLoungeReward(201)
      return { reward, flow: useRedeemEntries(reward.data, reward.refresh), bar: useMessageBar() }
    },
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const open = async () => {
    await expect.poll(() => result.current.reward.data).toBeDefined()
    if (isSignedIn) await expect.poll(() => asked('profile.getProfile').length).toBeGreaterThan(0)
    await tab.browser.settled()
    result.current.flow.request()
    await tab.browser.settled()
  }
  const redeem = async () => {
    await open()
    result.current.flow.choose(2)
    result.current.flow.confirm()
    await tab.browser.settled()
  }
  return { tab, result, asked, open, redeem, ...tab.browser }
}

test('[REDEEM-012] a guest is redirected to sign-in with the way back', async () => {
  const { tab, open, asked } = await page({ isSignedIn: false })
  await open()
  expect(tab.visits.at(-1)?.path).toBe('/login?from=%2Flucky-lounge%2Freward%2F201')
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('[REDEEM-013] an unverified player sees the identity check, and no request is sent', async () => {
  const { result, open, asked } = await page({
    answers: { 'profile.getProfile': { ...verifiedProfile, idologyValid: false } },
  })
  await open()
  expect(result.current.flow.gate).toEqual({ at: 'verifying' })
  expect(asked('location.checkLocation')).toEqual([])
})

test('[REDEEM-013] a press waits while the profile is loading', async () => {
  const arrival = Promise.withResolvers<typeof verifiedProfile>()
  const { result, open, settled } = await page({ answers: { 'profile.getProfile': () => arrival.promise } })
  await open()
  await expect.poll(() => result.current.flow.tokens).toBe(800)
  expect(result.current.flow).toMatchObject({ gate: { at: 'idle' }, most: undefined, isReady: false })
  arrival.resolve(verifiedProfile)
  await settled()
  await expect.poll(() => result.current.flow.most).toBe(3)
  result.current.flow.request()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
})

test('[REDEEM-013] a profile that failed to load shows an error and is reloaded, without the identity check', async () => {
  const { result, open, server, settled } = await page({ answers: { 'profile.getProfile': offline } })
  await open()
  expect(result.current.flow.gate).toEqual({ at: 'idle' })
  expect(result.current.bar.message).toMatchObject({ type: 'error', key: 'error.offline' })
  server.answer({ 'profile.getProfile': verifiedProfile })
  result.current.flow.request()
  await settled()
  result.current.flow.request()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
})

test('[REDEEM-014] a press waits while the tokens are loading', async () => {
  const arrival = Promise.withResolvers<UserTokens>()
  const { result, open, settled } = await page({ answers: { 'lounge.getUserTokens': () => arrival.promise } })
  await open()
  expect(result.current.flow).toMatchObject({ gate: { at: 'idle' }, isReady: false })
  arrival.resolve(tokens)
  await settled()
  await expect.poll(() => result.current.flow.isReady).toBe(true)
})

test('[REDEEM-014] tokens that failed to load show an error and are reloaded', async () => {
  const { result, open, server, settled } = await page({ answers: { 'lounge.getUserTokens': offline } })
  await expect.poll(() => result.current.flow.isReady).toBe(true)
  await open()
  expect(result.current.flow.gate).toEqual({ at: 'idle' })
  expect(result.current.bar.message).toMatchObject({ type: 'error', key: 'error.offline' })
  server.answer({ 'lounge.getUserTokens': tokens })
  result.current.flow.request()
  await settled()
  await expect.poll(() => result.current.flow.tokens).toBe(800)
  result.current.flow.request()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
})

test('[REDEEM-014] [GEO-002] the form opens with one entry after the location check', async () => {
  const { result, open, asked } = await page()
  await open()
  expect(asked('location.checkLocation')).toHaveLength(1)
  expect(result.current.flow.state).toMatchObject({ at: 'confirming', input: 1 })
  // 800 tokens at 250 an entry.
  expect(result.current.flow.most).toBe(3)
})

test('[REDEEM-015] [API-055] the redemption is confirmed, and data reload a second later', async () => {
  const { result, redeem, asked, clock } = await page()
  await redeem()
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toEqual([
    { rewardId: 201, drawId: 2105, quantity: 2, expectedBalance: 300 },
  ])
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: redemption })
  const before = asked('lounge.getPlayerLoungeReward').length
  await clock.advance(999)
  expect(asked('lounge.getPlayerLoungeReward')).toHaveLength(before)
  await clock.advance(1)
  await expect.poll(() => asked('lounge.getPlayerLoungeReward').length).toBe(before + 1)
  expect(asked('lounge.getUserTokens').length).toBeGreaterThan(1)
})

test('[GEO-002] a player who left the state while the form was open redeems nothing', async () => {
  const { result, open, asked, server, settled } = await page()
  await open()
  server.answer({ 'location.checkLocation': { ...inRegionCheck, isInRegion: false } })
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({
    at: 'failed',
    isOutcomeUnknown: false,
    error: { key: 'location.notInRegion' },
  })
  expect(asked('location.checkLocation')).toHaveLength(2)
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('[GEO-002] a location check without a connection is no redemption with an unknown outcome', async () => {
  const { result, open, asked, server, settled } = await page()
  await open()
  server.answer({ 'location.checkLocation': offline })
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({
    isOutcomeUnknown: false,
    error: { key: 'error.offline' },
  })
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test.each(['error.offline', 'error.lateCode'] as const)(
  '[GEO-003] a location check whose code cannot be loaded ends the attempt with %s',
  async key => {
    const { result, open } = await page({
      location: { read: () => Promise.reject(new LateCodeError(key)) },
    })
    await open()
    expect(result.current.flow.gate).toEqual({ at: 'idle' })
    expect(result.current.bar.message).toMatchObject({ type: 'error', key })
  },
)

test.each(['error.offline', 'error.lateCode'] as const)(
  '[GEO-003] a location check whose code cannot be loaded at the confirmation redeems nothing, and shows %s',
  async key => {
    const reading = { permission: 'GRANTED', position: null }
    const read = vi.fn().mockResolvedValueOnce(reading).mockRejectedValue(new LateCodeError(key))
    const { result, open, asked, settled } = await page({ location: { read } })
    await open()
    result.current.flow.confirm()
    await settled()
    expect(result.current.flow.state).toMatchObject({ at: 'failed', isOutcomeUnknown: false, error: { key } })
    expect(asked('lounge.redeemEntries')).toEqual([])
  },
)

test.each(['error.reward.dailyEntryLimit', 'error.reward.exceededQuantity'] as const)(
  '[REDEEM-017] %s opens the pop-up',
  async key => {
    const { result, redeem } = await page({ answers: { 'lounge.redeemEntries': testProblem(422, key) } })
    await redeem()
    expect(result.current.flow).toMatchObject({ refusal: { key }, state: { isOutcomeUnknown: false } })
    expect(result.current.bar.message).toBeNull()
  },
)

test('[REDEEM-016] [REDEEM-017] more entries than the day has left are asked again with what is left', async () => {
  const { result, open, server, settled } = await page()
  await open()
  result.current.flow.choose(3)
  await expect.poll(() => result.current.flow.state).toMatchObject({ at: 'confirming', input: 3 })
  server.answer({
    'lounge.redeemEntries': testProblem(422, 'error.reward.moreThanLeft'),
    'lounge.getPlayerLoungeReward': {
      ...weeklyForPlayer,
      frequencyCap: { limitReached: false, remaining: 2 },
    },
  })
  result.current.flow.confirm()
  await settled()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({
      state: { at: 'confirming', input: 2 },
      most: 2,
      notice: { key: 'error.reward.moreThanLeft' },
      refusal: null,
    })
})

test.each([400, 500])('[REDEEM-018] a %s without a key shows error.general for ten seconds', async status => {
  const { result, redeem, clock } = await page({ answers: { 'lounge.redeemEntries': testProblem(status) } })
  await redeem()
  expect(result.current.flow).toMatchObject({ refusal: null, state: { at: 'failed' } })
  expect(result.current.bar.message).toMatchObject({ type: 'error', key: 'error.general' })
  await clock.advance(9999)
  expect(result.current.bar.message).not.toBeNull()
  await clock.advance(1)
  await expect.poll(() => result.current.bar.message).toBeNull()
})

test('entries whose figures have changed are asked again with the new ones, and none is redeemed before', async () => {
  const { result, open, asked, server, settled } = await page({ answers: { 'lounge.getUserTokens': tokens } })
  await open()
  server.answer({
    'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, amount: 300 },
    'lounge.redeemEntries': ({ body }) =>
      body.expectedBalance === 200 ? redemption : testProblem(422, 'error.reward.balanceChanged'),
  })
  result.current.flow.choose(2)
  result.current.flow.confirm()
  await settled()
  await expect.poll(() => result.current.reward.data?.amount).toBe(300)
  expect(result.current.flow).toMatchObject({
    gate: { at: 'open' },
    state: { at: 'confirming', input: 2 },
    notice: { key: 'error.reward.balanceChanged' },
  })
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: redemption })
  const requests = asked('lounge.redeemEntries')
  expect(requests.map(({ body }) => body)).toEqual([
    { rewardId: 201, drawId: 2105, quantity: 2, expectedBalance: 300 },
    { rewardId: 201, drawId: 2105, quantity: 2, expectedBalance: 200 },
  ])
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

const nextDraw = weeklyForPlayer.draw && { ...weeklyForPlayer.draw, id: 2106, playerEntries: 0 }

test('entries to a draw that has closed since are asked again for the next draw, and none is redeemed before', async () => {
  const { result, open, asked, server, settled } = await page()
  await open()
  server.answer({
    'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, draw: nextDraw },
    'lounge.redeemEntries': ({ body }) =>
      body.drawId === 2106 ? redemption : testProblem(422, 'error.reward.drawChanged'),
  })
  result.current.flow.confirm()
  await settled()
  await expect.poll(() => result.current.reward.data?.draw?.id).toBe(2106)
  expect(result.current.flow).toMatchObject({
    gate: { at: 'open' },
    state: { at: 'confirming', input: 1 },
    notice: { key: 'error.reward.drawChanged' },
  })
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: redemption })
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toMatchObject([
    { drawId: 2105 },
    { drawId: 2106 },
  ])
})

test('[REDEEM-015] entries whose draw closes while the form is open are not redeemed for the next draw before they are asked again', async () => {
  const { result, open, asked, server, settled } = await page()
  await open()
  server.answer({
    'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, draw: nextDraw },
    'lounge.redeemEntries': ({ body }) =>
      body.drawId === 2106 ? redemption : testProblem(422, 'error.reward.drawChanged'),
  })
  await result.current.reward.refresh()
  await expect.poll(() => result.current.reward.data?.draw?.id).toBe(2106)
  result.current.flow.confirm()
  await settled()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ state: { at: 'confirming', input: 1 }, notice: { key: 'error.reward.drawChanged' } })
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: redemption })
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toMatchObject([
    { drawId: 2105 },
    { drawId: 2106 },
  ])
})

test('a lost answer is retried for the draw of the first attempt, whatever draw is open by now', async () => {
  const { result, redeem, asked, server, settled } = await page({
    answers: { 'lounge.redeemEntries': offline },
  })
  await redeem()
  server.answer({ 'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, draw: nextDraw } })
  await result.current.reward.refresh()
  await expect.poll(() => result.current.reward.data?.draw?.id).toBe(2106)
  result.current.flow.confirm()
  await settled()
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toMatchObject([
    { drawId: 2105 },
    { drawId: 2105 },
  ])
})

test('[REDEEM-017] entries are not sent once no draw is open, and the reason is shown', async () => {
  const { result, open, asked, server, settled } = await page()
  await open()
  server.answer({ 'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, draw: null } })
  await result.current.reward.refresh()
  await expect.poll(() => result.current.reward.data?.draw).toBeNull()
  result.current.flow.confirm()
  await settled()
  expect(result.current.flow.state).toMatchObject({
    at: 'failed',
    isOutcomeUnknown: false,
    error: { key: 'error.reward.noActiveDraws' },
  })
  expect(asked('lounge.redeemEntries')).toEqual([])
})

test('a quantity that the tokens no longer pay for is lowered, in what is shown and in what is sent', async () => {
  const { result, open, asked, server, settled } = await page({ answers: { 'lounge.getUserTokens': tokens } })
  await open()
  result.current.flow.choose(3)
  await expect.poll(() => result.current.flow.state).toMatchObject({ at: 'confirming', input: 3 })
  server.answer({ 'lounge.getPlayerLoungeReward': { ...weeklyForPlayer, amount: 400 } })
  await result.current.reward.refresh()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ most: 2, state: { at: 'confirming', input: 2 } })
  result.current.flow.confirm()
  await settled()
  expect(asked('lounge.redeemEntries').map(({ body }) => body)).toEqual([
    { rewardId: 201, drawId: 2105, quantity: 2, expectedBalance: 0 },
  ])
})

test('a lost answer is retried with the same idempotency key', async () => {
  const { result, redeem, asked, settled } = await page({ answers: { 'lounge.redeemEntries': offline } })
  await redeem()
  expect(result.current.flow.state).toMatchObject({ at: 'failed', input: 2, isOutcomeUnknown: true })
  result.current.flow.confirm()
  await settled()
  const keys = asked('lounge.redeemEntries').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('a redemption whose answer was lost keeps its key when the retry is refused by the rate limit', async () => {
  const { result, redeem, asked, server, settled } = await page({
    answers: { 'lounge.redeemEntries': offline },
  })
  const confirm = async () => {
    result.current.flow.confirm()
    await settled()
  }
  await redeem()
  server.answer({ 'lounge.redeemEntries': testProblem(429, 'error.rateLimited') })
  await confirm()
  expect(result.current.flow.state).toMatchObject({
    at: 'failed',
    isOutcomeUnknown: true,
    error: { key: 'error.rateLimited' },
  })
  server.answer({ 'lounge.redeemEntries': redemption })
  await confirm()
  expect(result.current.flow.state).toMatchObject({ at: 'done', value: redemption })
  const keys = asked('lounge.redeemEntries').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]])
})

test('a pending redemption cannot be left, and data reload when one without an answer is left', async () => {
  const answer = Promise.withResolvers<typeof offline>()
  const { result, redeem, asked, settled } = await page({
    answers: { 'lounge.redeemEntries': () => answer.promise },
  })
  await redeem()
  result.current.flow.close()
  await settled()
  expect(result.current.flow).toMatchObject({ gate: { at: 'open' }, state: { at: 'pending' } })
  answer.resolve(offline)
  await expect.poll(() => result.current.flow.state.at).toBe('failed')
  const before = asked('lounge.getPlayerLoungeReward').length
  result.current.flow.close()
  await expect.poll(() => result.current.flow.gate.at).toBe('idle')
  await expect.poll(() => asked('lounge.getPlayerLoungeReward').length).toBe(before + 1)
})

test('[REDEEM-009] an unknown drawing redirects to the lobby with a message', async () => {
  const { tab } = await page({
    isSignedIn: false,
    answers: { 'lounge.getLoungeReward': testProblem(404, 'lounge.reward.notFound') },
  })
  await expect
    .poll(() => tab.visits.at(-1))
    .toEqual({ path: '/lucky-lounge', replace: true, state: { redirectMessage: 'lounge.reward.notFound' } })
})
