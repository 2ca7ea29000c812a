import { copperStateLottery, createTranslate, loadCatalogue } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { createFakeApi, offline } from '../fakes/index.ts'
import { getFeatureFlags, redeemPointsForTokens, signIn, signOut } from '../index.ts'
import { json, problemOf, recordingFetch } from '../testing/index.ts'
import { ApiError } from './ApiError.ts'
import { clientHeaders } from './clientHeaders.ts'
import { createApi } from './createApi.ts'
import { errorMessage, serverMessage } from './errorMessage.ts'

const translate = createTranslate(await loadCatalogue('en', ['shell']), 'en', copperStateLottery)

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )
}

async function textOf(call: Promise<unknown>): Promise<string> {
  const message = errorMessage(await errorOf(call))
  return message.key ? translate(message.key, message.params) : (message.text ?? '')
}

describe('the generic message', () => {
  test.each([
    ['ERR-001', 401, 'Authentication Required. Please try logging in again'],
    ['ERR-002', 403, 'Permission Required. You do not have permission to view this content.'],
    ['ERR-003', 500, 'An error occurred while processing this request.'],
    ['ERR-004', 503, 'Service Temporarily Unavailable. Try again later.'],
  ])('[%s] states HTTP %i in the specification’s words', async (_, status, text) => {
    const api = createFakeApi()
    api.trouble(problemOf(status))
    expect(await textOf(api.call(getFeatureFlags))).toBe(text)
    expect(await textOf(api.call(signOut))).toBe(text)
  })

  test('[ERR-003] [ERR-004] of an HTML error page from a proxy follows its status', async () => {
    const page = () => new Response('<h1>Service Unavailable</h1>', { status: 503 })
    const api = createApi({
      fetch: recordingFetch(page),
      csrf: { get: () => null, set: () => undefined },
      platform: clientHeaders('web', { userAgent: '' }),
    })
    const error = await errorOf(api.call(getFeatureFlags))
    expect(error).toMatchObject({ name: 'ApiError', kind: 'problem', status: 503, problem: undefined })
    expect(errorMessage(error)).toEqual({ key: 'error.http.503' })
  })

  test('differs between no connection, a timeout and an unreadable answer', () => {
    expect(errorMessage(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
    expect(errorMessage(new ApiError({ kind: 'timeout' }))).toEqual({ key: 'error.timeout' })
    expect(errorMessage(new ApiError({ kind: 'unreadable', status: 200 }))).toEqual({ key: 'error.general' })
    expect(errorMessage(new TypeError('a mistake of ours'))).toEqual({ key: 'error.general' })
  })
})

describe('the message of an error', () => {
  const credentials = { username: 'a', password: 'b', rememberMe: false, client_id: 'c', client_secret: 'd' }

  test('[ERR-001] is the text that the contract names for the call, with its parameters', async () => {
    const warning = problemOf(401, 'error.uaaAuthentication.warning', { params: { remainingAttempts: 2 } })
    const api = createFakeApi({ 'accounts.signIn': warning })
    const error = await errorOf(api.call(signIn, { body: credentials }))
    expect(errorMessage(error)).toEqual({
      key: 'error.uaaAuthentication.warning',
      params: { remainingAttempts: 2 },
    })
  })

  test('is the text of the common error that any call of this kind can return', async () => {
    const api = createFakeApi({
      'lounge.redeemPointsForTokens': problemOf(409, 'error.idempotency.inFlight'),
    })
    const error = await errorOf(
      api.call(redeemPointsForTokens, { body: { quantity: 1, points: 100, tokens: 10 } }),
    )
    expect(errorMessage(error)).toEqual({ key: 'error.idempotency.inFlight' })
  })

  test('[ERR-002] is the generic text when the contract does not name the key for this call', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(403, 'error.uaaAuthentication.invalid') })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.http.403' })
  })

  test.each(['toString', '__proto__', 'constructor'])('ignores a key called %s', async key => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(500, key) })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.http.500' })
  })

  test('is the server’s title when there is neither a specific nor a generic text', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(418, 'error.unheardOf') })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ text: 'Title of 418' })
  })

  test('is the general text when the title is blank', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(418, undefined, { title: ' ' }) })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.general' })
  })

  test.each([401, 403, 418, 500, 503])(
    '[ERR-014] [ERR-023] prefers the server’s title for %i, unless the title is blank or the error has its own text',
    async status => {
      const message = async (errorKey?: string, title = 'The mill has stopped.') => {
        const api = createFakeApi({ 'accounts.signIn': problemOf(status, errorKey, { title }) })
        return serverMessage(await errorOf(api.call(signIn, { body: credentials })))
      }
      expect(await message()).toEqual({ text: 'The mill has stopped.' })
      const general = status === 418 ? 'error.general' : `error.http.${status}`
      expect(await message(undefined, '')).toEqual({ key: general })
      const named = 'error.uaaAuthentication.invalid'
      expect(await message(named)).toMatchObject({ key: named })
    },
  )

  test('does not use the server’s words when there was no answer', () => {
    expect(serverMessage(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
    expect(serverMessage(new TypeError('a mistake of ours'))).toEqual({ key: 'error.general' })
  })

  test('leaves the problem itself available to the caller', async () => {
    const problem = problemOf(401, 'error.uaaAuthentication.suspended', { detail: 'Suspended.' })
    const api = createFakeApi({ 'accounts.signIn': problem })
    const error = await errorOf(api.call(signIn, { body: credentials }))
    expect(error).toMatchObject({ kind: 'problem', status: 401, problem })
  })
})

describe('an invalid answer', () => {
  const ports = {
    csrf: { get: () => null, set: () => undefined },
    platform: clientHeaders('web', { userAgent: '' }),
  }

  test.each([
    ['no JSON', () => new Response('<!doctype html>')],
    ['not what the contract says', json({ authorizedFlags: 'ALL' })],
    ['nothing at all', () => new Response(null, { status: 204 })],
  ])('with %s is reported as unreadable', async (_, answer) => {
    const api = createApi({ fetch: recordingFetch(answer), ...ports })
    expect(await errorOf(api.call(getFeatureFlags))).toMatchObject({ kind: 'unreadable' })
  })

  test('that is an error without a problem body is known by its status', async () => {
    const api = createApi({ fetch: recordingFetch(json({ error: 'no' }, 500)), ...ports })
    expect(await errorOf(api.call(getFeatureFlags))).toMatchObject({ kind: 'problem', status: 500 })
  })

  test('after a failed connection is reported as offline, with its cause', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': offline })
    const error = await errorOf(api.call(getFeatureFlags))
    expect(error).toMatchObject({ kind: 'offline', status: 0 })
    expect(error).toHaveProperty('cause', expect.any(TypeError))
  })
})
