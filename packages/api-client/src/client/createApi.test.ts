import { LateCodeError } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import {
  checkSession,
  getAccount,
  getPointsBalance,
  getPointsHistory,
  getUserTokens,
  signIn,
  signInWithToken,
  signOut,
} from '../index.ts'
import { json, recordingFetch } from '../testing/index.ts'
import { ApiError } from './ApiError.ts'
import { clientHeaders } from './clientHeaders.ts'
import { createApi, type ApiOptions } from './createApi.ts'

const tokens = { access_token: 'a', refresh_token: 'r' }
const platform = clientHeaders('web', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' })

function apiWith(fetch: ApiOptions['fetch'], options: Partial<ApiOptions> = {}) {
  return createApi({ fetch, csrf: { get: () => 'held', set: () => undefined }, platform, ...options })
}

const credentials = {
  username: 'verified@players.example',
  password: 'Lucky#2026',
  rememberMe: true,
  client_id: 'players-club',
  client_secret: 'public',
}

test('a request whose own code could not be loaded is not reported as a lost connection', async () => {
  const error = new LateCodeError('error.lateCode')
  const api = apiWith(() => Promise.reject(error))
  await expect(api.call(getAccount)).rejects.toBe(error)
})

test('[API-001] [API-002] [API-003] every call sends the CSRF token, the three client headers and its cookies', async () => {
  const fetch = recordingFetch(json(tokens), () => new Response(null, { status: 204 }))
  const api = apiWith(fetch)
  await api.call(signIn, { body: credentials })
  await api.call(signOut)
  expect(fetch.sent).toHaveLength(2)
  for (const { headers, init } of fetch.sent) {
    expect(headers.get('X-CSRF-Token')).toBe('held')
    expect(headers.get('X-Client-Platform')).toBe('web')
    expect(headers.get('X-Client-OS')).toBe('Linux')
    expect(headers.get('X-Client-Browser')).toBe('Firefox')
    expect(init.credentials).toBe('include')
  }
})

test('a call names the language of its page, or leaves it to the browser', async () => {
  const fetch = recordingFetch(json({ ...tokens, login: 'verified' }))
  await apiWith(fetch, { locale: 'es' }).call(checkSession)
  await apiWith(fetch).call(checkSession)
  expect(fetch.sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['es', null])
})

test('[API-005] the session check calls GET /auth/get/session below the main base', async () => {
  const fetch = recordingFetch(json({ ...tokens, login: 'verified' }))
  const session = await apiWith(fetch).call(checkSession)
  expect(fetch.sent[0]).toMatchObject({ url: '/api/auth/get/session', init: { method: 'GET' } })
  expect(session).toEqual({ access_token: 'a', refresh_token: 'r', login: 'verified' })
})

test('[API-005] the session check reads the empty object on the wire as null for a guest', async () => {
  expect(await apiWith(recordingFetch(json({}))).call(checkSession)).toBeNull()
})

test('[API-006] [AUTH-009] signing in sends the credentials and the public client, and returns both tokens', async () => {
  const fetch = recordingFetch(json(tokens))
  const answer = await apiWith(fetch).call(signIn, { body: credentials })
  expect(fetch.sent[0]?.url).toBe('/api/auth/login')
  expect(fetch.sent[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(JSON.parse(`${fetch.sent[0]?.init.body as string}`)).toEqual(credentials)
  expect(answer).toEqual(tokens)
})

test('[API-007] the contract has calls for signing in with a token and for signing out', async () => {
  const fetch = recordingFetch(json(tokens), () => new Response(null, { status: 204 }))
  const api = apiWith(fetch)
  const adopted = await api.call(signInWithToken, { body: { access_token: 'a', userId: 'verified' } })
  const gone = await api.call(signOut)
  expect(adopted).toEqual(tokens)
  expect(gone).toBeNull()
  expect(fetch.sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'POST /api/auth/login/token',
    'POST /api/auth/logout',
  ])
  expect(fetch.sent[1]?.init.body).toBeUndefined()
})

test('[API-009] getAccount returns the account, and null when it is empty', async () => {
  const account = {
    email: 'verified@players.example',
    login: 'verified',
    firstName: 'Vera',
    lastName: 'Fields',
  }
  const fetch = recordingFetch(json(account), json({}))
  const api = apiWith(fetch)
  expect(await api.call(getAccount)).toEqual(account)
  expect(await api.call(getAccount)).toBeNull()
  expect(fetch.sent[0]?.url).toBe('/api/account')
})

test('[API-034] each call goes through its own client: main, loyalty v1 or loyalty v2', async () => {
  const fetch = recordingFetch(
    json({ balance: 25_000 }),
    json({ balance: 5_000, currency: 'T', userKey: 'u', id: '1' }),
  )
  const api = apiWith(fetch)
  await api.call(getPointsBalance)
  await api.call(getUserTokens)
  expect(fetch.sent.map(({ url }) => url)).toEqual([
    '/api/loyalty/v1/points/balance',
    '/api/loyalty/v2/tokens',
  ])
})

test('[API-033] every base is configured separately, and the origin prefixes those that are mere paths', async () => {
  const fetch = recordingFetch(json({}), json({ balance: 1 }))
  const api = apiWith(fetch, {
    bases: { origin: 'https://club.example', loyaltyV1: 'https://points.example/v1' },
  })
  await api.call(checkSession)
  await api.call(getPointsBalance)
  expect(fetch.sent.map(({ url }) => url)).toEqual([
    'https://club.example/api/auth/get/session',
    'https://points.example/v1/points/balance',
  ])
})

test('[API-037] [API-038] the balances of tokens and points are requested without a payload', async () => {
  const fetch = recordingFetch(
    json({ balance: 5_000, currency: 'T', userKey: 'u', id: '1' }),
    json({ balance: 25_000 }),
  )
  const api = apiWith(fetch)
  expect(await api.call(getUserTokens)).toMatchObject({ balance: 5_000 })
  expect(await api.call(getPointsBalance)).toMatchObject({ balance: 25_000 })
  for (const { init, url, headers } of fetch.sent) {
    expect(init.body).toBeUndefined()
    expect(headers.has('Content-Type')).toBe(false)
    expect(url).not.toContain('?')
  }
})

test('[API-066] the points history sends page, size, days and a filter with a comma-separated list of types', async () => {
  const fetch = recordingFetch(json({ content: [], page: 0, size: 25, totalElements: 0 }))
  await apiWith(fetch).call(getPointsHistory, {
    query: {
      page: 0,
      size: 25,
      startDate: '2026-03-05',
      endDate: '2026-04-05',
      filter: { historyTypes: ['TICKETS', 'REWARDS'] },
    },
  })
  const { pathname, searchParams } = new URL(fetch.sent[0]?.url ?? '', 'https://club.example')
  expect(pathname).toBe('/api/loyalty/v1/points/transactions')
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '0',
    size: '25',
    startDate: '2026-03-05',
    endDate: '2026-04-05',
    filter: 'historyTypes:TICKETS,REWARDS',
  })
})

test('a history without a filter sends no filter parameter', async () => {
  const fetch = recordingFetch(json({ content: [], page: 2, size: 10, totalElements: 0 }))
  await apiWith(fetch).call(getPointsHistory, { query: { page: 2, size: 10, filter: undefined } })
  expect(fetch.sent[0]?.url).toBe('/api/loyalty/v1/points/transactions?page=2&size=10')
})

test('an answer with unknown fields is accepted', async () => {
  const answer = await apiWith(recordingFetch(json({ balance: 7, tier: 'gold' }))).call(getPointsBalance)
  expect(answer).toMatchObject({ balance: 7 })
})

test('outside a browser a call without an origin says what is missing, not that there is no connection', async () => {
  const call = apiWith((url, init) => fetch(url, init)).call(getPointsBalance)
  await expect(call).rejects.toThrow('/points/balance needs an origin outside a browser')
  await expect(call).rejects.not.toBeInstanceOf(ApiError)
})
