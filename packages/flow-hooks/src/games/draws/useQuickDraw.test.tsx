import type { FakeAnswers } from '@players-club/api-client/fakes'
import { latestCanyonSix, quickDrawResults, singleQuickDraw } from '@players-club/domain-models/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../../testing/index.ts'
import { useQuickDraw } from './useQuickDraw.ts'

const POLL_MS = 15_000
const HOUR_MS = 60 * 60_000

/** Of a draw whose hour is over, the server no longer names the date. */
const delayed = { ...latestCanyonSix, nextDrawDate: null }
const none = { content: [], page: 0, size: 10, totalElements: 0 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function openDraws(answers: FakeAnswers = {}) {
  const { browser, Wrapper: wrapper } = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [] },
    answers: {
      'games.getQuickDrawConfig': singleQuickDraw,
      'games.getLatestQuickDraw': latestCanyonSix,
      'games.getQuickDrawJackpots': none,
      'games.getQuickDrawResultsFrom': { ...none, content: quickDrawResults },
      ...answers,
    },
  })
  const { clock, server, settled } = browser
  const { result } = await renderHook(() => useQuickDraw(71, 0), { wrapper })
  await settled()
  const times = (name: string) => server.requests.filter(request => request.name === `games.${name}`).length
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await clock.advance(ms)
    await settled()
  }
  const untilHour = Date.parse(latestCanyonSix.nextDrawDate ?? '') - clock.now().getTime()
  return { result, server, times, pass, untilHour }
}

test('[GAMES-007] the latest draw is polled from the hour of the next one on, until there is another result', async () => {
  const { result, server, times, pass, untilHour } = await openDraws()
  await pass(untilHour - 1)
  await pass(0)
  expect(times('getLatestQuickDraw')).toBe(1)
  server.answer({ 'games.getLatestQuickDraw': delayed })
  await pass(1)
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(2)
  await expect.poll(() => result.current.latest.data?.nextDrawDate).toBeNull()
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(3)

  const drawn = {
    ...quickDrawResults[0]!,
    externalId: 'QD-71-2026-11-21-2',
    drawDate: '2026-11-22T00:00:00Z',
  }
  const made = { ...latestCanyonSix, result: drawn, nextDrawDate: '2026-11-22T04:00:00Z' }
  server.answer({ 'games.getLatestQuickDraw': made })
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(4)
  await expect.poll(() => result.current.latest.data).toEqual(made)
  for (let more = 0; more < 3; more += 1) await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(4)

  await pass(4 * HOUR_MS)
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(5)
})

test('the lists of draws are loaded again when there is another result, and not before', async () => {
  const { server, times, pass, untilHour } = await openDraws()
  await pass(untilHour)
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(2)
  expect([times('getQuickDrawResultsFrom'), times('getQuickDrawJackpots')]).toEqual([1, 1])
  const drawn = { ...quickDrawResults[0]!, externalId: 'QD-71-2026-11-21-2' }
  server.answer({ 'games.getLatestQuickDraw': { ...delayed, result: drawn } })
  await pass(POLL_MS)
  await expect.poll(() => [times('getQuickDrawResultsFrom'), times('getQuickDrawJackpots')]).toEqual([2, 2])
})

test('[GAMES-007] a page that is opened after the hour of a draw polls it as well, until it has its result', async () => {
  const { result, server, times, pass } = await openDraws({
    'games.getLatestQuickDraw': { ...delayed, isDrawDue: true },
  })
  await pass(POLL_MS)
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(3)
  const drawn = { ...quickDrawResults[0]!, externalId: 'QD-71-2026-11-21-2' }
  const made = { ...delayed, result: drawn, isDrawDue: false }
  server.answer({ 'games.getLatestQuickDraw': made })
  await pass(POLL_MS)
  await expect.poll(() => result.current.latest.data).toEqual(made)
  for (let more = 0; more < 3; more += 1) await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(4)
})

test('polling of the latest draw stops once the server no longer awaits its result', async () => {
  const { server, times, pass, untilHour } = await openDraws()
  server.answer({ 'games.getLatestQuickDraw': { ...delayed, isDrawDue: true } })
  await pass(untilHour)
  await pass(POLL_MS)
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(3)
  server.answer({ 'games.getLatestQuickDraw': { ...delayed, isDrawDue: false } })
  await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(4)
  for (let more = 0; more < 4; more += 1) await pass(POLL_MS)
  expect(times('getLatestQuickDraw')).toBe(4)
})

test('the latest draw is not polled where no next one is named', async () => {
  const { times, pass } = await openDraws({ 'games.getLatestQuickDraw': delayed })
  for (let more = 0; more < 4; more += 1) await pass(HOUR_MS)
  expect(times('getLatestQuickDraw')).toBe(1)
})
