import { describe, expect, test, vi } from 'vitest'
import { endpoint, nothing } from '../endpoint/index.ts'
import { createFakeApi } from '../fakes/index.ts'
import { getPointsBalance, getUserTokens, redeemPointsForTokens, signIn, signOut } from '../index.ts'
import { json, problemOf, recordingFetch, settled } from '../testing/index.ts'
import { clientHeaders } from './clientHeaders.ts'
import { createApi } from './createApi.ts'
import type { SessionRefresh } from './createRenewal.ts'

const platform = clientHeaders('web', { userAgent: '' })
const balance = { balance: 25_000 }
const tokens = { balance: 5_000, currency: 'T', userKey: 'u', id: '1' }

function refreshOf(first: string | null) {
  let token = first
  const refresh = {
    token: () => token,
    store: ({ refresh_token }) => {
      token = refresh_token
    },
    forget() {
      token = null
    },
  } satisfies SessionRefresh & { forget(): void }
  return refresh
}

/** Rejects player calls until the session is renewed once. */
function expiredOnce() {
  return { isExpired: true, renewals: 0 }
}

describe('an expired session', () => {
  test('is renewed, and the call is retried', async () => {
    const state = expiredOnce()
    const api = createFakeApi(
      {
        'history.getPointsBalance': () => (state.isExpired ? problemOf(401) : balance),
        'accounts.refreshSession': ({ body }) => {
          expect(body.refresh_token).toBe('first')
          state.isExpired = false
          return { access_token: 'a', refresh_token: 'second' }
        },
      },
      { refresh: refreshOf('first') },
    )
    expect(await api.call(getPointsBalance)).toEqual(balance)
    expect(api.requests.map(({ name }) => name)).toEqual([
      'history.getPointsBalance',
      'accounts.refreshSession',
      'history.getPointsBalance',
    ])
  })

  test('is renewed once for all the calls that wait for it', async () => {
    const state = expiredOnce()
    const api = createFakeApi(
      {
        'history.getPointsBalance': () => (state.isExpired ? problemOf(401) : balance),
        'lounge.getUserTokens': () => (state.isExpired ? problemOf(401) : tokens),
        'accounts.refreshSession': async () => {
          state.renewals += 1
          await settled()
          state.isExpired = false
          return { access_token: 'a', refresh_token: `token-${state.renewals}` }
        },
      },
      { refresh: refreshOf('first') },
    )
    const answers = await Promise.all([
      api.call(getPointsBalance),
      api.call(getUserTokens),
      api.call(getPointsBalance),
    ])
    expect(answers).toEqual([balance, tokens, balance])
    expect(state.renewals).toBe(1)
  })

  test('is not renewed again when a late answer to an old call arrives', async () => {
    let letGo: (answer: ReturnType<typeof problemOf>) => void = () => undefined
    const late = new Promise<ReturnType<typeof problemOf>>(done => {
      letGo = done
    })
    const state = expiredOnce()
    const api = createFakeApi(
      {
        'history.getPointsBalance': () => (state.isExpired ? problemOf(401) : balance),
        'lounge.getUserTokens': ({ attempt }) => (attempt === 1 ? late : tokens),
        'accounts.refreshSession': () => {
          state.renewals += 1
          state.isExpired = false
          return { access_token: 'a', refresh_token: 'second' }
        },
      },
      { refresh: refreshOf('first') },
    )
    const slow = api.call(getUserTokens)
    await api.call(getPointsBalance)
    letGo(problemOf(401))
    expect(await slow).toEqual(tokens)
    expect(state.renewals).toBe(1)
  })

  test('is lost when the server refuses the renewal, and the loss is reported once', async () => {
    const onSessionLost = vi.fn()
    const refresh = refreshOf('used')
    onSessionLost.mockImplementation(refresh.forget)
    const api = createFakeApi(
      {
        'history.getPointsBalance': problemOf(401),
        'lounge.getUserTokens': problemOf(401),
        'accounts.refreshSession': problemOf(401, 'error.session.expired'),
      },
      { refresh, onSessionLost },
    )
    const results = await Promise.allSettled([api.call(getPointsBalance), api.call(getUserTokens)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })

  test('is lost when there is no refresh token', async () => {
    const onSessionLost = vi.fn()
    const api = createFakeApi({ 'history.getPointsBalance': problemOf(401) }, { onSessionLost })
    await expect(api.call(getPointsBalance)).rejects.toMatchObject({ status: 401 })
    expect(onSessionLost).toHaveBeenCalledTimes(1)
    expect(api.requests).toHaveLength(1)
  })

  test('is lost when the retried call is rejected as well', async () => {
    const onSessionLost = vi.fn()
    const api = createFakeApi(
      {
        'history.getPointsBalance': problemOf(401),
        'accounts.refreshSession': { access_token: 'a', refresh_token: 'second' },
      },
      { refresh: refreshOf('first'), onSessionLost },
    )
    await expect(api.call(getPointsBalance)).rejects.toMatchObject({ status: 401 })
    expect(api.requests).toHaveLength(3)
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })

  test.each([problemOf(503), problemOf(429, 'error.rateLimited'), problemOf(403), problemOf(404)])(
    'is kept when the renewal meets a busy server or a proxy ($status)',
    async trouble => {
      const onSessionLost = vi.fn()
      const api = createFakeApi(
        { 'history.getPointsBalance': problemOf(401), 'accounts.refreshSession': trouble },
        { refresh: refreshOf('first'), onSessionLost },
      )
      await expect(api.call(getPointsBalance)).rejects.toMatchObject({ status: trouble.status })
      expect(onSessionLost).not.toHaveBeenCalled()
    },
  )

  test('is renewed under the lock shared by all tabs, and reuses what another tab has renewed', async () => {
    let stored = 'first'
    const api = createFakeApi(
      { 'history.getPointsBalance': ({ attempt }) => (attempt === 1 ? problemOf(401) : balance) },
      {
        refresh: {
          token: () => stored,
          store: () => expect.unreachable('the other tab has renewed it'),
          exclusive: run => {
            stored = 'renewed by another tab'
            return run()
          },
        },
      },
    )
    expect(await api.call(getPointsBalance)).toEqual(balance)
  })

  test('is not renewed for a refused sign-in', async () => {
    const onSessionLost = vi.fn()
    const api = createFakeApi(
      { 'accounts.signIn': problemOf(401, 'error.uaaAuthentication.invalid') },
      { refresh: refreshOf('first'), onSessionLost },
    )
    const body = { username: 'a', password: 'b', rememberMe: false, client_id: 'c', client_secret: 'd' }
    await expect(api.call(signIn, { body })).rejects.toMatchObject({ status: 401 })
    expect(api.requests).toHaveLength(1)
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  test('is not renewed for a 401 that the call names as its own error', async () => {
    const onSessionLost = vi.fn()
    const checkPassword = endpoint({
      name: 'accounts.checkPassword',
      client: 'main',
      method: 'POST',
      path: '/account/check-password',
      answer: nothing,
      errors: { 'error.uaaAuthentication.invalid': 401 },
      access: 'player',
      effect: 'write',
    })
    const fetch = recordingFetch(json(problemOf(401, 'error.uaaAuthentication.invalid'), 401))
    const csrf = { get: () => null, set: () => undefined }
    const api = createApi({ fetch, csrf, platform, refresh: refreshOf('first'), onSessionLost })
    await expect(api.call(checkPassword)).rejects.toMatchObject({
      messageKey: 'error.uaaAuthentication.invalid',
    })
    expect(fetch.sent).toHaveLength(1)
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  test('releases a caller that aborts while the renewal is pending', async () => {
    const stop = new AbortController()
    const api = createFakeApi(
      {
        'history.getPointsBalance': problemOf(401),
        'accounts.refreshSession': () => new Promise(() => undefined),
      },
      { refresh: refreshOf('first') },
    )
    const call = api.call(getPointsBalance, {}, { signal: stop.signal })
    await settled()
    stop.abort(new Error('left the page'))
    await expect(call).rejects.toThrow('left the page')
  })
})

describe('the CSRF token', () => {
  function csrfOf(first: string | null) {
    let token = first
    return {
      get: () => token,
      set: (next: string) => {
        token = next
      },
    }
  }

  test('[AUTH-013] is stored from the first answer on', async () => {
    const csrf = csrfOf(null)
    const fetch = recordingFetch(json(balance, 200, { 'X-CSRF-Token': 'from the server' }), json(balance))
    const api = createApi({ fetch, csrf, platform })
    await api.call(getPointsBalance)
    expect(csrf.get()).toBe('from the server')
    await api.call(getPointsBalance)
    expect(fetch.sent.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual([null, 'from the server'])
  })

  test.each([
    ['stale', 'error.csrf'],
    ['of a cookie that did not come', 'error.cookies'],
  ] as const)(
    '[AUTH-013] that is %s is replaced from the refusal, and the call is retried once',
    async (_, key) => {
      const refusal = json(problemOf(403, key), 403, { 'X-CSRF-Token': 'fresh' })
      const fetch = recordingFetch(refusal, () => new Response(null, { status: 204 }))
      await createApi({ fetch, csrf: csrfOf('stale'), platform }).call(signOut)
      expect(fetch.sent.map(({ headers }) => headers.get('X-CSRF-Token'))).toEqual(['stale', 'fresh'])

      const stubborn = recordingFetch(refusal)
      const call = createApi({ fetch: stubborn, csrf: csrfOf('stale'), platform }).call(signOut)
      await expect(call).rejects.toMatchObject({ status: 403, messageKey: key })
      expect(stubborn.sent).toHaveLength(2)
    },
  )

  test('does not cause a retry after any other 403', async () => {
    const fetch = recordingFetch(json(problemOf(403), 403))
    const call = createApi({ fetch, csrf: csrfOf('held'), platform }).call(signOut)
    await expect(call).rejects.toMatchObject({ status: 403 })
    expect(fetch.sent).toHaveLength(1)
  })
})

describe('a call that moves value', () => {
  const body = { quantity: 3, points: 300, tokens: 30 }

  test('keeps the idempotency key it was given through every retry', async () => {
    const api = createFakeApi(
      {
        'lounge.redeemPointsForTokens': ({ attempt }) =>
          attempt === 1 ? problemOf(401) : attempt === 2 ? problemOf(403, 'error.csrf') : tokens,
        'accounts.refreshSession': { access_token: 'a', refresh_token: 'second' },
      },
      { refresh: refreshOf('first') },
    )
    await api.call(redeemPointsForTokens, { body }, { idempotencyKey: 'made-with-the-form' })
    const keys = api.requests
      .filter(({ name }) => name === 'lounge.redeemPointsForTokens')
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual(['made-with-the-form', 'made-with-the-form', 'made-with-the-form'])
  })

  test('creates one idempotency key for all its retries, and another for the next call', async () => {
    const api = createFakeApi({
      'lounge.redeemPointsForTokens': ({ attempt }) =>
        attempt === 1 ? problemOf(403, 'error.csrf') : tokens,
    })
    await api.call(redeemPointsForTokens, { body })
    await api.call(redeemPointsForTokens, { body })
    const keys = api.requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  test('creates an unguessable idempotency key when no generator is injected', async () => {
    const fetch = recordingFetch(json(tokens))
    const csrf = { get: () => null, set: () => undefined }
    await createApi({ fetch, csrf, platform }).call(redeemPointsForTokens, { body })
    expect(fetch.sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  test('is the only kind that sends an idempotency key', async () => {
    const api = createFakeApi({ 'accounts.signOut': null, 'history.getPointsBalance': balance })
    await api.call(signOut, {}, { idempotencyKey: 'not-for-this' })
    await api.call(getPointsBalance)
    expect(api.requests.some(({ headers }) => headers.has('Idempotency-Key'))).toBe(false)
  })

  test('is never retried automatically when no answer came', async () => {
    const api = createFakeApi()
    api.trouble(problemOf(503))
    await expect(api.call(redeemPointsForTokens, { body })).rejects.toMatchObject({ status: 503 })
    expect(api.requests).toHaveLength(1)
  })
})
