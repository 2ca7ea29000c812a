import { describe, expect, test, vi } from 'vitest'
import {
  getFeatureFlags,
  getPointsBalance,
  getUserTokens,
  redeemPointsForTokens,
  signIn,
  signOut,
} from '../index.ts'
import { createManualClock, problemOf } from '../testing/index.ts'
import { createFakeApi, fakeFetch, hanging, offline } from './index.ts'

const credentials = { username: 'a', password: 'b', rememberMe: true, client_id: 'c', client_secret: 'd' }
const tokens = { access_token: 'a', refresh_token: 'r' }

describe('a fake API', () => {
  test('answers calls by name, and records the requests', async () => {
    const api = createFakeApi({ 'accounts.signIn': tokens, 'accounts.signOut': null })
    expect(await api.call(signIn, { body: credentials })).toEqual(tokens)
    expect(await api.call(signOut)).toBeNull()
    expect(api.requests).toMatchObject([
      { name: 'accounts.signIn', body: credentials },
      { name: 'accounts.signOut' },
    ])
  })

  test('can answer depending on the request and on the attempt', async () => {
    const api = createFakeApi({
      'accounts.signIn': ({ attempt, body }) =>
        attempt === 1
          ? problemOf(401, 'error.uaaAuthentication.invalid')
          : { ...tokens, access_token: body.username },
    })
    await expect(api.call(signIn, { body: credentials })).rejects.toMatchObject({ status: 401 })
    expect(await api.call(signIn, { body: credentials })).toEqual({ ...tokens, access_token: 'a' })
  })

  test('can be given other answers later', async () => {
    const api = createFakeApi({ 'history.getPointsBalance': { balance: 10 } })
    api.answer({ 'history.getPointsBalance': { balance: 20 } })
    expect(await api.call(getPointsBalance)).toEqual({ balance: 20 })
  })

  test('can fail every call until the trouble is lifted', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': { authorizedFlags: [] } })
    api.trouble(offline)
    await expect(api.call(getFeatureFlags)).rejects.toMatchObject({ kind: 'offline' })
    api.trouble(problemOf(500))
    await expect(api.call(getFeatureFlags)).rejects.toMatchObject({ kind: 'problem', status: 500 })
    api.trouble(null)
    expect(await api.call(getFeatureFlags)).toEqual({ authorizedFlags: [] })
  })

  test('can hang a single call', async () => {
    const clock = createManualClock()
    const api = createFakeApi(
      { 'lounge.getUserTokens': hanging, 'history.getPointsBalance': { balance: 1 } },
      { clock },
    )
    const stuck = api.call(getUserTokens).catch((error: unknown) => error)
    expect(await api.call(getPointsBalance)).toEqual({ balance: 1 })
    await clock.advance(60_000)
    expect(await stuck).toMatchObject({ kind: 'timeout' })
  })

  test('delays its answers on the test’s clock', async () => {
    const clock = createManualClock()
    const api = createFakeApi({ 'shell.getFeatureFlags': { authorizedFlags: [] } }, { clock, delayMs: 400 })
    const settledAt = vi.fn()
    void api.call(getFeatureFlags).then(settledAt)
    await clock.advance(399)
    expect(settledAt).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(settledAt).toHaveBeenCalledOnce()
  })

  test('can answer with a raw response and headers', async () => {
    const raw = Response.json({ balance: 5 }, { headers: { 'X-CSRF-Token': 'next' } })
    const api = createFakeApi({ 'history.getPointsBalance': raw, 'accounts.signOut': null })
    await api.call(getPointsBalance)
    await api.call(signOut)
    expect(api.requests[1]?.headers.get('X-CSRF-Token')).toBe('next')
  })
})

describe('a breach of the contract is reported:', () => {
  function strictApi(...[answers]: Parameters<typeof createFakeApi>) {
    const breaches: string[] = []
    return { breaches, api: createFakeApi(answers, { onBreach: ({ message }) => breaches.push(message) }) }
  }

  test('a call without a configured answer fails', async () => {
    const { api, breaches } = strictApi()
    await expect(api.call(getUserTokens)).rejects.toThrow()
    expect(breaches).toEqual([
      "lounge.getUserTokens has no answer: give the fake an answer 'lounge.getUserTokens'.",
    ])
  })

  test('an answer that the contract does not allow fails', async () => {
    // The compiler sees this too; a story written in JavaScript has only the fake to check it.
    const { api, breaches } = strictApi(JSON.parse('{ "history.getPointsBalance": { "balance": "much" } }'))
    await expect(api.call(getPointsBalance)).rejects.toThrow()
    expect(breaches).toEqual([expect.stringContaining('balance')])
  })

  test('a request that the contract forbids fails', async () => {
    const { api, breaches } = strictApi({
      'lounge.redeemPointsForTokens': { balance: 1, currency: 'T', userKey: 'u', id: '1' },
    })
    await expect(
      api.call(redeemPointsForTokens, { body: { quantity: 0, points: 100, tokens: 10 } }),
    ).rejects.toThrow()
    expect(breaches).toEqual([expect.stringContaining('quantity')])
    expect(api.requests).toHaveLength(0)
  })

  const headers = { 'X-Client-Platform': 'web', 'X-Client-OS': 'Linux', 'X-Client-Browser': 'Firefox' }
  const content = { ...headers, 'Content-Type': 'application/json' }
  const body = '{"quantity":1}'

  test.each<readonly [missing: string, url: string, init: RequestInit]>([
    ['no GET /api/unknown', '/api/unknown', { method: 'GET', headers, credentials: 'include' }],
    ['no GET /api/auth/login', '/api/auth/login', { method: 'GET', headers, credentials: 'include' }],
    [
      'without X-Client-OS',
      '/api/feature-flags',
      { headers: { ...headers, 'X-Client-OS': '' }, credentials: 'include' },
    ],
    ['without its cookies', '/api/feature-flags', { headers }],
    [
      'without Idempotency-Key',
      '/api/loyalty/v2/tokens/redemptions',
      { method: 'POST', headers: content, body, credentials: 'include' },
    ],
    [
      'without Content-Type',
      '/api/loyalty/v2/tokens/redemptions',
      {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': 'key-1234' },
        body,
        credentials: 'include',
      },
    ],
  ])('a request with %s fails', async (missing, url, init) => {
    const onBreach = vi.fn()
    await expect(fakeFetch({}, { onBreach }).fetch(url, init)).rejects.toThrow(missing)
    expect(onBreach).toHaveBeenCalledOnce()
  })
})
