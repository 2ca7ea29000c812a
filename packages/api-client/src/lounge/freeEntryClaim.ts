import { calendarDay, EMAIL_MAX, NAME_MAX, recordId } from '@players-club/domain-models'
import { literal, nullable, object, size, string, type Infer } from 'superstruct'
import { captchaToken, characters, phoneText } from '../endpoint/index.ts'
import { addressEntry } from '../profile/addressEntry.ts'

/** A no-purchase claim: the drawing and its draw, the claimant and the consents. Both boxes have to be ticked. */
export const freeEntryClaim = object({
  rewardId: recordId,
  /** The draw that was shown. A claim is refused where another one is open by now. */
  drawId: recordId,
  /** For the action FREE_ENTRY. */
  recaptcha: captchaToken,
  firstName: characters(1, NAME_MAX),
  lastName: characters(1, NAME_MAX),
  dateOfBirth: calendarDay(),
  address: nullable(addressEntry),
  /** Null if not given. */
  phone: nullable(phoneText),
  email: size(string(), 1, EMAIL_MAX),
  /** The official rules, the minimum age, ownership of the account, and residence. */
  acceptsRules: literal(true),
  sendUpdates: literal(true),
})
/** The body of a no-purchase claim: the drawing and its draw, the claimant and the two consents. */
export type FreeEntryClaim = Infer<typeof freeEntryClaim>
