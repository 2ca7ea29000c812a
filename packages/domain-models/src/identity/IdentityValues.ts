import type { AddressValues } from '../profile/AddressValues.ts'
import { profileValues } from '../profile/ProfileValues.ts'
import type { UserProfile } from '../profile/UserProfile.ts'

/** What an identity is checked by, as it is being entered. */
export interface IdentityValues extends AddressValues {
  firstName: string
  lastName: string
  birthDate: string
  /** May be left out. */
  ssnLast4: string
}

/** What the form holds when it is opened: what the profile knows, and no digits. */
export function identityValues(profile: UserProfile): IdentityValues {
  const { gender: _, phone: __, ...values } = profileValues(profile)
  return { ...values, ssnLast4: '' }
}
