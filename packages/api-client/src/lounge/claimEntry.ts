import { calendarDay, EMAIL_MAX, NAME_MAX, recordId } from '@players-club/domain-models'
import { literal, nullable, object, pattern, size, string, type Infer } from 'superstruct'
import { addressEntry } from '../profile/addressEntry.ts'

/** `size` counts UTF-16 units, up to two per character; the service counts characters. */
const UNITS = 2

/** A no-purchase claim: the drawing and its draw, the claimant and the consents. Both boxes have to be ticked. */
export const claimEntry = object({
  rewardId: recordId,
  /** The draw that was shown. A claim is refused where another one is open by now. */
  drawId: recordId,
  /** The token of a solved captcha for FREE_ENTRY: base64 of `{ challenge, solution }`. It can be used for one entry. */
  recaptcha: size(string(), 1, 4000),
  firstName: size(string(), 1, UNITS * NAME_MAX),
  lastName: size(string(), 1, UNITS * NAME_MAX),
  dateOfBirth: calendarDay(),
  address: nullable(addressEntry),
  /** Digits only; null if not given. */
  phone: nullable(pattern(string(), /^\d{10}$/)),
  email: size(string(), 1, EMAIL_MAX),
  /** The official rules, the minimum age, ownership of the account, and residence. */
  acceptsRules: literal(true),
  sendUpdates: literal(true),
})
/** The body of a no-purchase claim: the drawing and its draw, the claimant and the two consents. */
export type ClaimEntry = Infer<typeof claimEntry>
