import type { DeviceReading } from '@players-club/domain-models'

/** The browser's time limit starts after the permission prompt, which itself has no time limit. */
const SEARCH_MS = 10_000
const QUESTION_MS = 60_000
/** A position of the last minute does. */
const AGE_MS = 60_000

const silent: DeviceReading = { permission: 'PROMPT', position: null }

/** Asks the device where it is, and with that the player whether it may say so. */
export function locateDevice(): Promise<DeviceReading> {
  if (!('geolocation' in navigator)) return Promise.resolve({ permission: 'UNSUPPORTED', position: null })
  return new Promise(resolve => {
    const unanswered = setTimeout(() => resolve(silent), QUESTION_MS)
    const answer = (reading: DeviceReading) => {
      clearTimeout(unanswered)
      resolve(reading)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) =>
        answer({ permission: 'GRANTED', position: { lat, lon } }),
      ({ code, PERMISSION_DENIED }) =>
        answer({ permission: code === PERMISSION_DENIED ? 'DENIED' : 'GRANTED', position: null }),
      { timeout: SEARCH_MS, maximumAge: AGE_MS },
    )
  })
}
