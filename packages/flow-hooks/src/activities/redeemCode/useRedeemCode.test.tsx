import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { redeemedCode } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession } from '../../testing/index.ts'
import { useRedeemCode, type RedeemCodeOptions } from './useRedeemCode.ts'

async function page({
  answers = {} as FakeAnswers,
  isSignedIn = true,
  ...options
}: RedeemCodeOptions & { answers?: FakeAnswers; isSignedIn?: boolean } = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    place: { pathname: '/promo-code/2' },
    answers: { 'activities.redeemCode': redeemedCode, ...answers },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ flow: useRedeemCode(options), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  await tab.browser.settled()
  const redeem = async () => {
    result.current.flow.change(' CACTUS200 ')
    await expect.poll(() => result.current.flow.code).toBe(' CACTUS200 ')
    result.current.flow.submit()
    result.current.flow.submit()
    await tab.browser.settled()
  }
  const asked = () => tab.browser.server.requests.filter(({ name }) => name === 'activities.redeemCode')
  return { tab, result, redeem, asked }
}

test('[ACTV-003] a guest who submits a code is redirected to sign-in with the way back, and nothing is sent', async () => {
  const { tab, redeem, asked } = await page({ isSignedIn: false })
  await redeem()
  expect(tab.visits[0]).toEqual({ path: '/login?from=%2Fpromo-code%2F2', replace: false, state: null })
  expect(asked()).toEqual([])
})

test('[ACTV-004] [API-075] the code is sent once, with its campaign where there is one', async () => {
  const { result, redeem, asked } = await page({ campaignId: 2 })
  await redeem()
  expect(asked()).toMatchObject([{ body: { codeValue: 'CACTUS200', campaignId: 2 } }])
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ code: '', error: null, redemption: { numPoints: 200 } })
  expect(result.current.club.confetti.getState()).not.toBeNull()
  const bare = await page()
  await bare.redeem()
  expect(bare.asked()).toMatchObject([{ body: { codeValue: 'CACTUS200' } }])
})

test.each([
  ['[ERR-003]', 500, 'error.http.500'],
  ['[ERR-004]', 503, 'error.http.503'],
] as const)('%s a code that meets a %s shows its text', async (_, status, key) => {
  const { result, redeem } = await page({ answers: { 'activities.redeemCode': testProblem(status) } })
  await redeem()
  await expect.poll(() => result.current.flow.error).toEqual({ key })
})

test.each([
  ['error.code.notFound', 'gone', { key: 'error.code.notFound' }],
  ['error.code.inactive', null, { key: 'error.code.inactive' }],
  ['error.code.of-tomorrow', 'Wait for it.', { text: 'Wait for it.' }],
  ['error.code.of-tomorrow', null, { key: 'error.general' }],
] as const)('[ACTV-004] [ERR-045] %s with the detail %j shows %j', async (errorKey, detail, error) => {
  const { result, redeem } = await page({
    answers: { 'activities.redeemCode': { numPoints: 0, campaignName: '', errorKey, detail } },
  })
  await redeem()
  expect(result.current.flow).toMatchObject({ code: ' CACTUS200 ', error, redemption: null })
})

test('[ACTV-004] an empty code is not sent', async () => {
  const { tab, result, asked } = await page()
  result.current.flow.change('  ')
  result.current.flow.submit()
  await expect.poll(() => result.current.flow.error).toEqual({ key: 'activities.code.missing' })
  expect(asked()).toEqual([])
  result.current.flow.change('C')
  await expect.poll(() => result.current.flow).toMatchObject({ code: 'C', error: null })
  await tab.browser.settled()
})

test('[ACTV-004] what a code brought is shown until it is closed', async () => {
  const { result, redeem, asked } = await page()
  await redeem()
  await expect.poll(() => result.current.flow.redemption).not.toBeNull()
  result.current.flow.close()
  await expect.poll(() => result.current.flow.redemption).toBeNull()
  await redeem()
  expect(asked()).toHaveLength(2)
})

test.each([
  ['a lost answer keeps the idempotency key for the same code', offline, 'CACTUS200', 1],
  ['a lost answer has a new idempotency key for another code', offline, 'OTHER', 2],
  [
    '[ACTV-004] [ERR-045] an invalid code has a new idempotency key for the next attempt',
    { ...redeemedCode, numPoints: 0, errorKey: 'error.code.notFound', detail: null },
    'CACTUS200',
    2,
  ],
  [
    'a refusal has a new idempotency key for the next attempt',
    testProblem(422, 'activities.limitReached'),
    'CACTUS200',
    2,
  ],
] as const)('%s', async (_, answer, next, keys) => {
  const { tab, result, redeem, asked } = await page({ answers: { 'activities.redeemCode': answer } })
  await redeem()
  await expect.poll(() => result.current.flow.error).not.toBeNull()
  if (next !== 'CACTUS200') {
    result.current.flow.change(next)
    await expect.poll(() => result.current.flow.code).toBe(next)
  }
  result.current.flow.submit()
  await tab.browser.settled()
  expect(asked().at(-1)?.body).toMatchObject({ codeValue: next })
  expect(new Set(asked().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(keys)
})

test('a rate limit locks the form for a while after too many wrong codes', async () => {
  const { result, redeem } = await page({
    answers: { 'activities.redeemCode': testProblem(429, 'error.code.lockout') },
  })
  await redeem()
  expect(result.current.flow.error).toEqual({ key: 'error.code.lockout', params: undefined })
})
