import { ApiError, checkLocation } from '@players-club/api-client'
import {
  LateCodeError,
  locationOutcome,
  type LocationCheck,
  type LocationOutcome,
} from '@players-club/domain-models'
import type { Club } from '../club/createClub.ts'

/** No connection, no code, no session, too many checks: each has words of its own, and none is a check that failed. */
const hasOwnWords = (error: unknown) =>
  error instanceof LateCodeError ||
  (error instanceof ApiError && (error.kind === 'offline' || (error.status >= 400 && error.status < 500)))

/**
 * Whether the player is in the state: the device is asked first, and then the service, whose word counts. The gate
 * before whatever the law allows within the state only.
 */
export async function askLocation(
  { api, location }: Pick<Club, 'api' | 'location'>,
  signal: AbortSignal,
): Promise<LocationOutcome> {
  const check: LocationCheck | null = await location
    .read()
    .then(reading => api.call(checkLocation, { body: reading }, { signal }))
    .catch((error: unknown) => {
      if (signal.aborted || hasOwnWords(error)) throw error
      return null
    })
  return locationOutcome(check)
}
