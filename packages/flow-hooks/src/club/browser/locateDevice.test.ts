import { afterEach, expect, test, vi } from 'vitest'
import { browserLocation } from './browserLocation.ts'

type Ask = typeof navigator.geolocation.getCurrentPosition

const ignore = () => {}

const device = (getCurrentPosition: Ask) =>
  vi
    .spyOn(navigator, 'geolocation', 'get')
    .mockReturnValue({ getCurrentPosition } as typeof navigator.geolocation)
const failing =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('[API-036] the location script is loaded on the first request, and only the position is used', async () => {
  const coords = { latitude: 33.4484, longitude: -112.074, accuracy: 12 }
  device(found => found({ coords } as GeolocationPosition))
  expect(await browserLocation.read(ignore)).toEqual({
    permission: 'GRANTED',
    position: { lat: 33.4484, lon: -112.074 },
  })
})

test('[GEO-003] [GEO-004] a refusal is distinguished from an unknown position', async () => {
  device(failing(1))
  expect(await browserLocation.read(ignore)).toEqual({
    permission: 'DENIED',
    position: null,
    isTimedOut: false,
  })
  device(failing(2))
  expect(await browserLocation.read(ignore)).toEqual({
    permission: 'GRANTED',
    position: null,
    isTimedOut: false,
  })
})

test('[GEO-007] a device that does not answer in time is distinguished from one without a position', async () => {
  device(failing(3))
  expect(await browserLocation.read(ignore)).toEqual({
    permission: 'GRANTED',
    position: null,
    isTimedOut: true,
  })
})

test('[GEO-005] the position is asked for now, never one from before', async () => {
  const ask = vi.fn<Ask>(failing(2))
  device(ask)
  await browserLocation.read(ignore)
  expect(ask.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 0 })
})

test.each([
  ['prompt', 1],
  ['granted', 0],
  ['denied', 0],
] as const)('with the permission "%s" the browser asks the player %i times', async (state, times) => {
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus)
  let found: PositionCallback = ignore
  device(then => (found = then))
  const onPrompt = vi.fn()
  const reading = browserLocation.read(onPrompt)
  await vi.waitFor(() => expect(found).not.toBe(ignore))
  await Promise.resolve()
  found({ coords: { latitude: 33.4, longitude: -112 } } as GeolocationPosition)
  await reading
  expect(onPrompt).toHaveBeenCalledTimes(times)
})

test('[GEO-007] an unanswered permission prompt times out', async () => {
  device(() => {})
  const { locateDevice } = await import('./locateDevice.ts')
  vi.useFakeTimers()
  const reading = locateDevice(ignore)
  vi.advanceTimersByTime(60_000)
  expect(await reading).toEqual({ permission: 'PROMPT', position: null, isTimedOut: true })
})
