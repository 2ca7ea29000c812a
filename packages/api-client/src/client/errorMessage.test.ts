import { createTranslate, loadCatalogue } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { createFakeApi, offline } from '../fakes/index.ts'
import { getFeatureFlags, redeemPointsForTokens, signIn, signOut } from '../index.ts'
import { json, problemOf, recordingFetch } from '../testing/index.ts'
import { ApiError } from './ApiError.ts'
import { clientHeaders } from './clientHeaders.ts'
import { createApi } from './createApi.ts'
import { errorMessage, serverMessage } from './errorMessage.ts'

const translate = createTranslate(await loadCatalogue('en', ['shell']), 'en')

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

describe('the generic texts', () => {
  test.each([
    ['ERR-001', 401, 'Authentication Required. Please try logging in again'],
    ['ERR-002', 403, 'Permission Required. You do not have permission to view this content.'],
    ['ERR-003', 500, 'An error occurred while processing this request.'],
    ['ERR-004', 503, 'Service Temporarily Unavailable. Try again later.'],
  ])('[%s] HTTP %i says so in the words of the specification', async (_, status, text) => {
    const api = createFakeApi()
    api.trouble(problemOf(status))
    expect(await textOf(api.call(getFeatureFlags))).toBe(text)
    expect(await textOf(api.call(signOut))).toBe(text)
  })

  test('[ERR-003] [ERR-004] an error page of something in between says as much by its status', async () => {
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

  test('no connection, no answer in time and no sense in it have texts of their own', () => {
    expect(errorMessage(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
    expect(errorMessage(new ApiError({ kind: 'timeout' }))).toEqual({ key: 'error.timeout' })
    expect(errorMessage(new ApiError({ kind: 'unreadable', status: 200 }))).toEqual({ key: 'error.general' })
    expect(errorMessage(new TypeError('a mistake of ours'))).toEqual({ key: 'error.general' })
  })
})

describe('specific first, generic otherwise, never both', () => {
  const credentials = { username: 'a', password: 'b', rememberMe: false, client_id: 'c', client_secret: 'd' }

  test('[ERR-001] an error that the contract names for the call has its own text, with its values', async () => {
    const warning = problemOf(401, 'error.uaaAuthentication.warning', { params: { remainingAttempts: 2 } })
    const api = createFakeApi({ 'accounts.signIn': warning })
    const error = await errorOf(api.call(signIn, { body: credentials }))
    expect(errorMessage(error)).toEqual({
      key: 'error.uaaAuthentication.warning',
      params: { remainingAttempts: 2 },
    })
  })

  test('an error that every call of its kind can meet has its own text', async () => {
    const api = createFakeApi({
      'lounge.redeemPointsForTokens': problemOf(409, 'error.idempotency.inFlight'),
    })
    const error = await errorOf(api.call(redeemPointsForTokens, { body: { quantity: 1 } }))
    expect(errorMessage(error)).toEqual({ key: 'error.idempotency.inFlight' })
  })

  test('[ERR-002] a key that the contract does not name for the call gives way to the generic text', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(403, 'error.uaaAuthentication.invalid') })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.http.403' })
  })

  test.each(['toString', '__proto__', 'constructor'])('a key called %s is none', async key => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(500, key) })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.http.500' })
  })

  test("where there is neither, the server's title is shown", async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(418, 'error.unheardOf') })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ text: 'Title of 418' })
  })

  test('a title that says nothing gives way to the general text', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': problemOf(418, undefined, { title: ' ' }) })
    expect(errorMessage(await errorOf(api.call(getFeatureFlags)))).toEqual({ key: 'error.general' })
  })

  test.each([401, 403, 418, 500, 503])(
    "[ERR-014] [ERR-023] told in the server's words, %i has its title, unless that says nothing or there is a text",
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

  test('without an answer there are no words of the server', () => {
    expect(serverMessage(new ApiError({ kind: 'offline' }))).toEqual({ key: 'error.offline' })
    expect(serverMessage(new TypeError('a mistake of ours'))).toEqual({ key: 'error.general' })
  })

  test('the problem stays at hand for who knows more about it', async () => {
    const problem = problemOf(401, 'error.uaaAuthentication.suspended', { detail: 'Suspended.' })
    const api = createFakeApi({ 'accounts.signIn': problem })
    const error = await errorOf(api.call(signIn, { body: credentials }))
    expect(error).toMatchObject({ kind: 'problem', status: 401, problem })
  })
})

describe('answers that are none', () => {
  const ports = {
    csrf: { get: () => null, set: () => undefined },
    platform: clientHeaders('web', { userAgent: '' }),
  }

  test.each([
    ['no JSON', () => new Response('<!doctype html>')],
    ['not what the contract says', json({ authorizedFlags: 'ALL' })],
    ['nothing at all', () => new Response(null, { status: 204 })],
  ])('%s: unreadable', async (_, answer) => {
    const api = createApi({ fetch: recordingFetch(answer), ...ports })
    expect(await errorOf(api.call(getFeatureFlags))).toMatchObject({ kind: 'unreadable' })
  })

  test('a refusal that is no problem: known by its status', async () => {
    const api = createApi({ fetch: recordingFetch(json({ error: 'no' }, 500)), ...ports })
    expect(await errorOf(api.call(getFeatureFlags))).toMatchObject({ kind: 'problem', status: 500 })
  })

  test('a failed connection: offline, with its cause', async () => {
    const api = createFakeApi({ 'shell.getFeatureFlags': offline })
    const error = await errorOf(api.call(getFeatureFlags))
    expect(error).toMatchObject({ kind: 'offline', status: 0 })
    expect(error).toHaveProperty('cause', expect.any(TypeError))
  })
})
