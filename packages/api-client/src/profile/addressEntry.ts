import { object, size, string, type Infer } from 'superstruct'
import { shortText } from '../endpoint/index.ts'

/** An address as a player enters it. Second line and apartment may be empty. */
export const addressEntry = object({
  address1: shortText,
  address2: size(string(), 0, 255),
  apartmentNumber: size(string(), 0, 50),
  city: shortText,
  state: shortText,
  stateCode: size(string(), 1, 10),
  country: shortText,
  countryCode: size(string(), 2, 2),
  zipCode: size(string(), 1, 50),
})
/** An address as a player enters it; second line and apartment may be empty. */
export type AddressEntry = Infer<typeof addressEntry>
