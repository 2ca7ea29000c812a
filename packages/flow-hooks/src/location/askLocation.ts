import { ApiError, checkLocation } from '@players-club/api-client'
import { LateCodeError, locationOutcome, type LocationOutcome } from '@players-club/domain-models'
import type { LocatedDevice } from '../club/ClubPorts.ts'
import type { Club } from '../club/createClub.ts'

/** No connection, no code, no session, too many checks: each has words of its own, and none is a check that failed. */
const hasOwnWords = (error: unknown) =>
  error instanceof LateCodeError ||
  (error instanceof ApiError && (error.kind === 'offline' || (error.status >= 400 && error.status < 500)))

/**
 * Whether the player is in the state: the device is asked first, and then the service, whose word counts. The gate
 * before whatever the law allows within the state only.
 */
export async function askLocation(club: AskingClub, signal: AbortSignal): Promise<LocationOutcome> {
  try {
    const { isTimedOut = false, ...reading } = await readDevice(club, signal)
    const outcome = locationOutcome(await club.api.call(checkLocation, { body: reading }, { signal }))
    return outcome === 'unavailable' && isTimedOut ? 'timedOut' : outcome
  } catch (error) {
    if (signal.aborted || hasOwnWords(error)) throw error
    return locationOutcome(null)
  }
}

type AskingClub = Pick<Club, 'api' | 'location' | 'messages'>

/** The device's reading. While the browser asks the player, the page says that it waits for the answer. */
async function readDevice({ location, messages }: AskingClub, signal: AbortSignal): Promise<LocatedDevice> {
  let prompt: number | undefined
  try {
    return await location.read(() => {
      if (!signal.aborted) prompt = messages.raise({ type: 'info', key: 'location.prompt' })
    })
  } finally {
    if (prompt !== undefined) messages.withdraw(prompt)
  }
}
