import type { City, Country, State } from './lookups.ts'
import type { UserProfile } from './UserProfile.ts'

/** Two countries for the forms of addresses. */
export const countriesFixture: Country[] = [
  { id: 840, name: 'United States', iso2: 'US' },
  { id: 124, name: 'Canada', iso2: 'CA' },
]

/** Three states for the forms of addresses. */
export const statesFixture: State[] = [
  { id: 84004, name: 'Arizona', stateCode: 'AZ' },
  { id: 84006, name: 'California', stateCode: 'CA' },
  { id: 84035, name: 'New Mexico', stateCode: 'NM' },
]

/** Three cities of Arizona for the forms of addresses. */
export const citiesFixture: City[] = [
  { id: 84004001, name: 'Flagstaff' },
  { id: 84004002, name: 'Phoenix' },
  { id: 84004003, name: 'Tucson' },
]

/** A complete profile whose identity is verified. */
export const verifiedProfile: UserProfile = {
  id: '0199aa00-0000-7000-8000-000000000001',
  login: 'verified',
  email: 'verified@players.example',
  firstName: 'Vera',
  lastName: 'Fields',
  birthDate: '1985-04-12',
  gender: 'FEMALE',
  phones: [
    { id: '0199aa00-0000-7000-8000-0000000000a1', phone: '6025550100', phoneTypeId: 'MOBILE' },
    { id: '0199aa00-0000-7000-8000-0000000000a2', phone: '6025550199', phoneTypeId: 'BILLING' },
  ],
  addresses: [
    {
      id: '0199aa00-0000-7000-8000-0000000000b1',
      addressTypeId: 'HOME',
      address1: '1200 W Washington St',
      address2: '',
      apartmentNumber: '4B',
      city: 'Phoenix',
      state: 'Arizona',
      stateCode: 'AZ',
      country: 'United States',
      countryCode: 'US',
      zipCode: '85007',
    },
  ],
  idologyValid: true,
  idologyExpired: false,
  idologyAttempts: 0,
  idologyMaxAttempts: 3,
  completeActivityPoints: 0,
  completedDate: '2021-06-05T17:20:00.000Z',
  isLegacyUser: false,
}

/** A profile with a name and a birth date, and nothing more. */
export const newcomerProfile: UserProfile = {
  ...verifiedProfile,
  id: '0199aa00-0000-7000-8000-000000000002',
  login: 'newcomer',
  email: 'newcomer@players.example',
  firstName: 'Nico',
  lastName: 'Reyes',
  birthDate: '1999-10-02',
  gender: null,
  phones: [],
  addresses: [],
  idologyValid: false,
  completedDate: null,
}
