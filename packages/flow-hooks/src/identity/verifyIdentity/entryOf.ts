import type { InputOf, verifyId } from '@players-club/api-client'
import { LOTTERY_ID, type IdentityValues, type UserProfile } from '@players-club/domain-models'

/** What is sent: what was entered, and whose it is. */
export function entryOf(
  { id, login, email, phones, addresses }: UserProfile,
  values: IdentityValues,
): InputOf<typeof verifyId>['body'] {
  const home = addresses.find(({ addressTypeId }) => addressTypeId === 'HOME')
  return {
    id,
    lotteryId: LOTTERY_ID,
    login,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: values.birthDate,
    email,
    phones: phones.map(({ phone }) => ({ phone })),
    addresses: [
      {
        id: home?.id ?? null,
        address1: values.address1.trim(),
        state: values.state,
        city: values.city.trim(),
        countryCode: values.countryCode,
        country: values.country,
        zipCode: values.zipCode.trim(),
        stateCode: values.stateCode,
      },
    ],
    ssnLast4: values.ssnLast4,
  }
}
