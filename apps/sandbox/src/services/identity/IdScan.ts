import { calendarDay, instant } from '@players-club/domain-models'
import { array, enums, type Infer, nullable, object, pattern, size, string } from 'superstruct'

const name = size(string(), 1, 100)

/** The person whose identity is checked. */
const Person = {
  /** The product's id for the person. */
  subject: size(string(), 1, 100),
  firstName: name,
  lastName: name,
  birthDate: calendarDay(),
  ssnLast4: nullable(pattern(string(), /^\d{4}$/)),
}

/** What the product posts for an identity check. */
export const PostedCheck = object({
  ...Person,
  address: object({
    address1: size(string(), 1, 255),
    city: size(string(), 1, 255),
    stateCode: size(string(), 1, 10),
    zipCode: size(string(), 1, 50),
    countryCode: size(string(), 2, 2),
  }),
})
export type PostedCheck = Infer<typeof PostedCheck>

/** The verdict of a check, under its idempotency key. Nothing of the person is stored. */
export const IdCheck = object({
  key: string(),
  outcome: enums(['verified', 'failed', 'alreadyValidated']),
  reference: string(),
  validUntil: nullable(instant()),
})
export type IdCheck = Infer<typeof IdCheck>

/** Newest first. */
export const IdChecks = array(IdCheck)
export type IdChecks = Infer<typeof IdChecks>

/** What the product posts for an ID scan. */
export const PostedScan = object(Person)

export const Decision = object({ decision: enums(['approve', 'reject']) })

/** An ID scan. The digits of the person are not stored, here either. */
export const IdScan = object({
  id: string(),
  firstName: string(),
  lastName: string(),
  birthDate: calendarDay(),
  status: enums(['pending', 'approved', 'rejected']),
  createdAt: instant(),
  expiresAt: instant(),
  validUntil: nullable(instant()),
})
export type IdScan = Infer<typeof IdScan>

/** Newest first. */
export const IdScans = array(IdScan)
export type IdScans = Infer<typeof IdScans>
