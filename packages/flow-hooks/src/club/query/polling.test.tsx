import { getPointsBalance } from '@players-club/api-client'
import { offline } from '@players-club/api-client/fakes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession } from '../../testing/index.ts'
import { usePolling } from './usePolling.ts'
import { useQuery } from './useQuery.ts'

const EVERY_MS = 30_000
const untilNothingIsLeft = (latest?: { balance: number }) => (latest?.balance === 0 ? 0 : EVERY_MS)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openPoll() {
  const tab = createTestClub({ initial: { session: testSession(), remoteConfig: {}, authorizedFlags: [] } })
  const { clock, server, settled } = tab.browser
  server.signedIn = 'verified'
  const { result } = await renderHook(() => useQuery(getPointsBalance, {}, usePolling(untilNothingIsLeft)), {
    wrapper: tab.Wrapper,
  })
  await settled()
  const times = () => server.requests.filter(({ name }) => name === 'history.getPointsBalance').length
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await clock.advance(ms)
    await settled()
  }
  return { result, server, times, pass }
}

test('a polled query is asked at its interval, until its answer ends it', async () => {
  const { server, times, pass } = await openPoll()
  expect(times()).toBe(1)
  await pass(EVERY_MS - 1)
  expect(times()).toBe(1)
  await pass(1)
  expect(times()).toBe(2)
  server.answer({ 'history.getPointsBalance': { balance: 0 } })
  await pass(EVERY_MS)
  expect(times()).toBe(3)
  for (let more = 0; more < 3; more += 1) await pass(EVERY_MS)
  expect(times()).toBe(3)
})

test('a polled query whose polling ended is asked at its interval again after an answer that asks for it', async () => {
  const { result, server, times, pass } = await openPoll()
  server.answer({ 'history.getPointsBalance': { balance: 0 } })
  for (let more = 0; more < 3; more += 1) await pass(EVERY_MS)
  expect(times()).toBe(2)
  server.answer({ 'history.getPointsBalance': { balance: 5 } })
  await result.current.refresh()
  await expect.poll(() => result.current.data).toEqual({ balance: 5 })
  expect(times()).toBe(3)
  for (let more = 0; more < 2; more += 1) await pass(EVERY_MS)
  expect(times()).toBe(5)
})

test.each([
  ['a lost connection', offline],
  ['a failure of the server', testProblem(500, 'error.internal')],
] as const)('a polled query is asked again after %s, however often it fails', async (_failure, failing) => {
  const { result, server, pass } = await openPoll()
  server.answer({ 'history.getPointsBalance': failing })
  for (let more = 0; more < 6; more += 1) await pass(EVERY_MS)
  expect(result.current.error).not.toBeNull()
  server.answer({ 'history.getPointsBalance': { balance: 5 } })
  await pass(EVERY_MS)
  await expect.poll(() => result.current.data).toEqual({ balance: 5 })
  server.answer({ 'history.getPointsBalance': { balance: 6 } })
  await pass(EVERY_MS)
  await expect.poll(() => result.current.data).toEqual({ balance: 6 })
})

test('a polled query waits while the page is hidden', async () => {
  const { times, pass } = await openPoll()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let more = 0; more < 3; more += 1) await pass(EVERY_MS)
  expect(times()).toBe(1)
  visibility.mockReturnValue('visible')
  await pass(EVERY_MS)
  expect(times()).toBe(2)
})
