import { calendarDay, LOTTERY_ID } from '@players-club/domain-models'
import { array, literal, nullable, object, pattern, size, string } from 'superstruct'
import { emailText, phoneText, shortText } from '../endpoint/index.ts'

const identityAddress = object({
  /** Of the address in the profile; null for a new one. */
  id: nullable(size(string(), 1, 100)),
  address1: shortText,
  state: shortText,
  city: shortText,
  countryCode: size(string(), 2, 2),
  country: shortText,
  zipCode: size(string(), 1, 50),
  stateCode: size(string(), 1, 10),
})

/** The data and the owner of an identity check. */
export const identityEntry = object({
  id: size(string(), 1, 100),
  lotteryId: literal(LOTTERY_ID),
  login: emailText,
  firstName: size(string(), 1, 60),
  lastName: size(string(), 1, 60),
  birthDate: calendarDay(),
  email: emailText,
  phones: size(array(object({ phone: phoneText })), 0, 2),
  addresses: size(array(identityAddress), 1),
  /** Empty if the player left it out. */
  ssnLast4: pattern(string(), /^(\d{4})?$/),
})
