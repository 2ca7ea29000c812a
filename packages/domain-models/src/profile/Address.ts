import { enums, string, type, type Infer } from 'superstruct'

export const ADDRESS_TYPES = ['HOME', 'BILLING'] as const
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
export type Address = Infer<typeof address>
