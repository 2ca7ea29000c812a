import { afterEach, expect, test, vi } from 'vitest'
import { browserLocation } from '../club/browser/browserLocation.ts'

type Ask = typeof navigator.geolocation.getCurrentPosition

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
  expect(await browserLocation.read()).toEqual({
    permission: 'GRANTED',
    position: { lat: 33.4484, lon: -112.074 },
  })
})

test('[GEO-003] [GEO-004] a refusal is distinguished from an unknown position', async () => {
  device(failing(1))
  expect(await browserLocation.read()).toEqual({ permission: 'DENIED', position: null })
  for (const code of [2, 3]) {
    device(failing(code))
    expect(await browserLocation.read()).toEqual({ permission: 'GRANTED', position: null })
  }
})

test('[GEO-007] an unanswered permission prompt times out', async () => {
  device(() => {})
  const { locateDevice } = await import('./locateDevice.ts')
  vi.useFakeTimers()
  const reading = locateDevice()
  vi.advanceTimersByTime(60_000)
  expect(await reading).toEqual({ permission: 'PROMPT', position: null })
})
