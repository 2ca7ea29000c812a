import type { Address } from './Address.ts'

/** An address as it is being entered: all texts, empty where nothing has been entered yet. */
export type AddressValues = Omit<Address, 'id' | 'addressTypeId'>

/** An address of which nothing has been entered yet. */
export const emptyAddress: AddressValues = {
  address1: '',
  address2: '',
  apartmentNumber: '',
  city: '',
  state: '',
  stateCode: '',
  country: '',
  countryCode: '',
  zipCode: '',
}
