import type { InputOf, OrderEntry, updateBillingProfile } from '@players-club/api-client'
import { LOTTERY_ID, type CartItem, type UserProfile } from '@players-club/domain-models'
import { phoneDigits, type BillingValues } from '@players-club/forms-validation'
import { addressEntryOf } from '../../profile/addressLookup/addressEntryOf.ts'

export interface Ordering {
  readonly profile: UserProfile
  readonly values: BillingValues
  readonly items: readonly CartItem[]
}

/** What is ordered, by whom, and where the bills go; of a telephone number its digits. */
export function orderOf({ profile, values, items }: Ordering): OrderEntry {
  const { firstName, lastName, email, birthDate } = profile
  return {
    items: items.map(({ id, quantity, price }) => ({ id, quantity, price })),
    playerDetails: {
      firstName,
      lastName,
      email,
      address1: values.address1.trim(),
      address2: [values.apartmentNumber, values.address2]
        .map(part => part.trim())
        .filter(Boolean)
        .join(', '),
      city: values.city.trim(),
      country: values.countryCode,
      state: values.stateCode,
      zip: values.zipCode.trim(),
      phone1: phoneDigits(values.phone),
      dateOfBirth: birthDate ?? '',
    },
  }
}

/** What is kept of it for the next time. */
export function billingProfileOf(values: BillingValues): InputOf<typeof updateBillingProfile>['body'] {
  const address = addressEntryOf(values)
  return {
    lotteryId: LOTTERY_ID,
    phones: [{ phone: phoneDigits(values.phone), phoneTypeId: 'BILLING' }],
    addresses: address ? [{ ...address, addressTypeId: 'BILLING' }] : [],
  }
}
