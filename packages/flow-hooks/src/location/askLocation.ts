import { ApiError, checkLocation } from '@players-club/api-client'
import { locationOutcome, type LocationCheck, type LocationOutcome } from '@players-club/domain-models'
import type { Club } from '../club/createClub.ts'

/** Without a connection nobody can be asked, and that is what is to be said. */
const isBeyondUs = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.status === 401)

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
      if (signal.aborted || isBeyondUs(error)) throw error
      return null
    })
  return locationOutcome(check)
}
