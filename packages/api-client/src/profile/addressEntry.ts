import { object, size, string, type Infer } from 'superstruct'

const short = size(string(), 1, 255)

/** An address as a player enters it. Second line and apartment may be empty. */
export const addressEntry = object({
  address1: short,
  address2: size(string(), 0, 255),
  apartmentNumber: size(string(), 0, 50),
  city: short,
  state: short,
  stateCode: size(string(), 1, 10),
  country: short,
  countryCode: size(string(), 2, 2),
  zipCode: size(string(), 1, 50),
})
/** An address as a player enters it; second line and apartment may be empty. */
export type AddressEntry = Infer<typeof addressEntry>
