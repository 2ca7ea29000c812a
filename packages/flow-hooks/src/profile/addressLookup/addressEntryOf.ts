import type { AddressEntry } from '@players-club/api-client'
import type { AddressValues } from '@players-club/domain-models'

/** An address as it is sent. There is one once its country is chosen. */
export function addressEntryOf(values: AddressValues): AddressEntry | null {
  if (values.country === '') return null
  return {
    address1: values.address1.trim(),
    address2: values.address2.trim(),
    apartmentNumber: values.apartmentNumber.trim(),
    city: values.city.trim(),
    state: values.state,
    stateCode: values.stateCode,
    country: values.country,
    countryCode: values.countryCode,
    zipCode: values.zipCode.trim(),
  }
}
