import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getRemoteConfig } from '@players-club/api-client'
import { browserApi } from './browserApi.ts'
import { createBrowserClock } from './createBrowserClock.ts'

const DEVICE = '2026-11-20T19:00:00.000Z'

beforeEach(() => void vi.useFakeTimers({ now: new Date(DEVICE) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the time is the server’s from the page on, on a device whose clock is an hour slow', () => {
  const clock = createBrowserClock('2026-11-20T20:00:00.000Z')
  expect(clock.now().toISOString()).toMatch(/^2026-11-20T20:00:0/)
  vi.advanceTimersByTime(60_000)
  expect(clock.now().toISOString()).toMatch(/^2026-11-20T20:01:0/)
})

test('an answer corrects the time by its Date header and half of what it took, and reports the correction', () => {
  const clock = createBrowserClock()
  const corrected = vi.fn()
  const stop = clock.subscribe(corrected)
  clock.learn('Fri, 20 Nov 2026 18:50:00 GMT', 1000)
  expect(clock.now().toISOString()).toBe('2026-11-20T18:50:01.000Z')
  expect(corrected).toHaveBeenCalledOnce()
  stop()
  clock.learn('Fri, 20 Nov 2026 18:00:00 GMT', 0)
  expect(corrected).toHaveBeenCalledOnce()
})

test.each([null, '', 'soon', 'Fri, 20 Nov 2026 19:00:00 GMT', 'Fri, 20 Nov 2026 18:59:59 GMT'])(
  'an answer that says %j corrects nothing',
  date => {
    const clock = createBrowserClock()
    const corrected = vi.fn()
    clock.subscribe(corrected)
    clock.learn(date, 40)
    expect(clock.now().toISOString()).toBe(DEVICE)
    expect(corrected).not.toHaveBeenCalled()
  },
)

test('a duration is measured without the time, which may be set', () => {
  const clock = createBrowserClock()
  const before = clock.elapsed()
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  expect(clock.elapsed() - before).toBe(5000)
})

test('the API teaches the clock by each answer', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({}, { headers: { Date: 'Fri, 20 Nov 2026 21:30:00 GMT' } }),
  )
  const clock = createBrowserClock()
  const link = { refresh: { token: () => null, store: () => {} }, onSessionLost: () => {} }
  const api = browserApi({ platform: 'web', locale: 'en', csrfToken: null, clock })(link)
  await api.call(getRemoteConfig)
  expect(clock.now().toISOString()).toMatch(/^2026-11-20T21:30:00/)
})
