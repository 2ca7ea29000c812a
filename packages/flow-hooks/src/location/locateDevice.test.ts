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

test('[API-036] what asks the device is fetched when it is first asked, and then only the place is taken', async () => {
  const coords = { latitude: 33.4484, longitude: -112.074, accuracy: 12 }
  device(found => found({ coords } as GeolocationPosition))
  expect(await browserLocation.read()).toEqual({
    permission: 'GRANTED',
    position: { lat: 33.4484, lon: -112.074 },
  })
})

test('[GEO-003] [GEO-004] a refusal is one, and a device that does not know is not', async () => {
  device(failing(1))
  expect(await browserLocation.read()).toEqual({ permission: 'DENIED', position: null })
  for (const code of [2, 3]) {
    device(failing(code))
    expect(await browserLocation.read()).toEqual({ permission: 'GRANTED', position: null })
  }
})

test('[GEO-007] a question that nobody answers is given up', async () => {
  device(() => {})
  const { locateDevice } = await import('./locateDevice.ts')
  vi.useFakeTimers()
  const reading = locateDevice()
  vi.advanceTimersByTime(60_000)
  expect(await reading).toEqual({ permission: 'PROMPT', position: null })
})
