import { emptyAddress, type AddressValues } from './AddressValues.ts'
import type { UserProfile } from './UserProfile.ts'

/** A profile as it is being entered: texts, with the home address among them. */
export interface ProfileValues extends AddressValues {
  firstName: string
  lastName: string
  birthDate: string
  gender: string
  phone: string
}

/** The fields that a profile and a free entry have in common, in the order of their forms. */
export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'address1',
  'address2',
  'apartmentNumber',
  'state',
  'city',
  'zipCode',
  'phone',
] as const satisfies readonly (keyof ProfileValues)[]

/** What the form holds when a profile is opened. */
export function profileValues({ phones, addresses, ...profile }: UserProfile): ProfileValues {
  const home = addresses.find(({ addressTypeId }) => addressTypeId === 'HOME')
  const address: AddressValues = home
    ? {
        address1: home.address1,
        address2: home.address2,
        apartmentNumber: home.apartmentNumber,
        city: home.city,
        state: home.state,
        stateCode: home.stateCode,
        country: home.country,
        countryCode: home.countryCode,
        zipCode: home.zipCode,
      }
    : emptyAddress
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    birthDate: profile.birthDate ?? '',
    gender: profile.gender ?? '',
    phone: phones.find(({ phoneTypeId }) => phoneTypeId === 'MOBILE')?.phone ?? '',
    ...address,
  }
}

/** What an identity check vouches for. When one of these changes, it vouches no more. */
const VERIFIED_FACTS = [
  'firstName',
  'lastName',
  'birthDate',
  'address1',
  'city',
  'stateCode',
  'countryCode',
  'zipCode',
] as const satisfies readonly (keyof ProfileValues)[]

/**
 * Whether a change of the profile undoes the identity check. Empty fields were not checked: an ID scan
 * needs no address.
 */
export function undoesVerification(before: ProfileValues, after: ProfileValues): boolean {
  return VERIFIED_FACTS.some(fact => before[fact] !== '' && before[fact] !== after[fact])
}
