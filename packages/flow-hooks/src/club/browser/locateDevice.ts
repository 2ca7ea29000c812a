import type { LocatedDevice } from '../ClubPorts.ts'

/** The browser's time limit starts after the permission prompt, which itself has no time limit. */
const SEARCH_MS = 10_000
const QUESTION_MS = 60_000

const silent: LocatedDevice = { permission: 'PROMPT', position: null, isTimedOut: true }

/** Whether the browser is going to ask the player; browsers that cannot say so count as no. */
async function isPrompt(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'prompt'
  } catch {
    return false
  }
}

/**
 * Asks the device where it is now, and with that the player whether it may say so. `onPrompt` is called if the browser
 * asks the player. A position from before is never taken: the player may have crossed the border since.
 */
export function locateDevice(onPrompt: () => void): Promise<LocatedDevice> {
  if (!('geolocation' in navigator)) return Promise.resolve({ permission: 'UNSUPPORTED', position: null })
  return new Promise(resolve => {
    let isAnswered = false
    const answer = (reading: LocatedDevice) => {
      isAnswered = true
      clearTimeout(unanswered)
      resolve(reading)
    }
    const unanswered = setTimeout(() => answer(silent), QUESTION_MS)
    void isPrompt().then(isAsked => isAsked && !isAnswered && onPrompt())
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) =>
        answer({ permission: 'GRANTED', position: { lat, lon } }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        answer({
          permission: code === PERMISSION_DENIED ? 'DENIED' : 'GRANTED',
          position: null,
          isTimedOut: code === TIMEOUT,
        }),
      { timeout: SEARCH_MS, maximumAge: 0 },
    )
  })
}
