import { enums, string, type, type Infer } from 'superstruct'

/** The purposes of an address: where the player lives, or where they are billed. */
export const ADDRESS_TYPES = ['HOME', 'BILLING'] as const
/** The purpose of an address: where the player lives, or where they are billed. */
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** Where a player lives, or is billed. Second line and apartment are empty where there are none. */
export const address = type({
  id: string(),
  addressTypeId: enums(ADDRESS_TYPES),
  address1: string(),
  address2: string(),
  apartmentNumber: string(),
  city: string(),
  state: string(),
  stateCode: string(),
  country: string(),
  countryCode: string(),
  zipCode: string(),
})
/** Where a player lives, or is billed. Second line and apartment are empty where there are none. */
export type Address = Infer<typeof address>
