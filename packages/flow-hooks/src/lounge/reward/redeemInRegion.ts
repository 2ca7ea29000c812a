import { redeemEntries, type CallOptions, type ErrorMessage, type InputOf } from '@players-club/api-client'
import type { LoungeRedemption } from '@players-club/domain-models'
import type { Club } from '../../club/createClub.ts'
import { askLocation } from '../../location/askLocation.ts'
import { entryFailure } from './entryFailure.ts'

/** No draw is open, or the player is not known to be in the state: no redemption was sent. */
export class NotSentError extends Error {
  readonly reason: ErrorMessage
  constructor(reason: ErrorMessage) {
    super(reason.key)
    this.reason = reason
  }
}

/** The gate was passed when the form opened; the player may have left the state since. */
export async function redeemInRegion(
  club: Club,
  body: InputOf<typeof redeemEntries>['body'],
  options: CallOptions,
): Promise<LoungeRedemption> {
  const signal = options.signal ?? new AbortController().signal
  const outcome = await askLocation(club, signal).catch((error: unknown) => {
    throw new NotSentError(entryFailure(error))
  })
  if (outcome !== 'inRegion') throw new NotSentError({ key: `location.${outcome}` })
  return club.api.call(redeemEntries, { body }, options)
}
