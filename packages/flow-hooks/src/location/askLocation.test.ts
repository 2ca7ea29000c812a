import { offline } from '@players-club/api-client/fakes'
import { LateCodeError } from '@players-club/domain-models'
import { inRegionCheck } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../testing/index.ts'
import { askLocation } from './askLocation.ts'

const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession() }

async function ask(options: TestClubOptions = {}) {
  const tab = createTestClub({ initial, ...options })
  const outcome = await askLocation(tab.start(), new AbortController().signal)
  return {
    outcome,
    asked: tab.browser.server.requests.filter(({ name }) => name === 'location.checkLocation'),
  }
}
const said = (check: object) => ask({ answers: { 'location.checkLocation': { ...inRegionCheck, ...check } } })

test('[GEO-005] the location service gets the device’s reading, and its answer counts', async () => {
  const { outcome, asked } = await ask()
  expect(outcome).toBe('inRegion')
  expect(asked.map(({ body }) => body)).toEqual([
    { permission: 'GRANTED', position: { lat: 33.4484, lon: -112.074 } },
  ])
})

test('[GEO-003] [GEO-004] [GEO-006] [GEO-007] the service’s answer decides the outcome', async () => {
  expect((await said({ permission: 'DENIED' })).outcome).toBe('blocked')
  expect((await said({ isAvailable: false })).outcome).toBe('unavailable')
  expect((await said({ isInRegion: false })).outcome).toBe('notInRegion')
  expect((await said({ permission: 'PROMPT' })).outcome).toBe('unavailable')
})

test('[GEO-003] a script that fails to load counts as a failed check, and the service is not asked', async () => {
  const { outcome, asked } = await ask({ location: { read: () => Promise.reject(new TypeError('chunk')) } })
  expect([outcome, asked]).toEqual(['checkFailed', []])
})

test('[GEO-003] a script that a newer release has replaced is reported as such, not as a location', async () => {
  const gone = new LateCodeError('error.lateCode')
  await expect(ask({ location: { read: () => Promise.reject(gone) } })).rejects.toBe(gone)
})

test('[GEO-003] an unreachable service counts as a failed check, not as another location', async () => {
  for (const status of [500, 503] as const) {
    const { outcome } = await ask({ answers: { 'location.checkLocation': testProblem(status) } })
    expect(outcome).toBe('checkFailed')
  }
})

test('a rate limit is reported as such, not as a location', async () => {
  const asking = ask({ answers: { 'location.checkLocation': testProblem(429, 'error.rateLimited') } })
  await expect(asking).rejects.toMatchObject({ status: 429, messageKey: 'error.rateLimited' })
})

test('a lost connection is reported as such', async () => {
  await expect(ask({ answers: { 'location.checkLocation': offline } })).rejects.toMatchObject({
    kind: 'offline',
  })
})

test('[GEO-007] a device that does not answer in time is distinguished from one without a position', async () => {
  const answers = { 'location.checkLocation': { ...inRegionCheck, isAvailable: false } }
  const reading = { permission: 'GRANTED', position: null }
  const late = await ask({ answers, location: { read: async () => ({ ...reading, isTimedOut: true }) } })
  expect(late.outcome).toBe('timedOut')
  expect(late.asked.map(({ body }) => body)).toEqual([reading])
  expect((await ask({ answers, location: { read: async () => reading } })).outcome).toBe('unavailable')
})

describe('while the browser asks', () => {
  function asking() {
    const { promise, resolve } = Promise.withResolvers<{ permission: string; position: null }>()
    const tab = createTestClub({
      initial,
      location: {
        read(onPrompt) {
          onPrompt()
          return promise
        },
      },
    })
    const { messages, ...club } = tab.start()
    const asked = askLocation({ ...club, messages }, new AbortController().signal)
    expect(messages.getState()).toMatchObject({ message: { type: 'info', key: 'location.prompt' } })
    const answer = async () => {
      resolve({ permission: 'DENIED', position: null })
      await asked
    }
    return { messages, answer }
  }

  test('the page says so until the browser is answered', async () => {
    const { messages, answer } = asking()
    await answer()
    expect(messages.getState()).toMatchObject({ at: 'empty' })
  })

  test('a message that is shown after the page was left stays when the browser is answered', async () => {
    const { messages, answer } = asking()
    messages.routeChanged('/elsewhere')
    expect(messages.getState()).toMatchObject({ at: 'empty' })
    messages.raise({ type: 'info', key: 'activities.upload.cancelled' })
    await answer()
    expect(messages.getState()).toMatchObject({ message: { key: 'activities.upload.cancelled' } })
  })
})
