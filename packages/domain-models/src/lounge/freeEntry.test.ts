import { describe, expect, test } from 'vitest'
import { emptyAddress } from '../profile/AddressValues.ts'
import { newcomerProfile, verifiedProfile } from '../profile/profile.fixtures.ts'
import { claimMismatches, claimValues, type ClaimField, type ClaimValues } from './FreeEntry.ts'

const values = claimValues(verifiedProfile)
const differs = (change: Partial<ClaimValues>) => claimMismatches({ ...values, ...change }, verifiedProfile)

test('[CLAIM-001] a claim has names, birth date, address, phone and email, prefilled from the profile', () => {
  expect(values).toEqual({
    firstName: verifiedProfile.firstName,
    lastName: verifiedProfile.lastName,
    birthDate: verifiedProfile.birthDate,
    email: verifiedProfile.email,
    phone: '6025550100',
    ...Object.fromEntries(
      Object.keys(emptyAddress).map(field => [field, verifiedProfile.addresses[0]?.[field as 'city']]),
    ),
  })
})

describe('a claim', () => {
  test('[CLAIM-004] matches the profile regardless of case and surrounding blanks', () => {
    expect(
      differs({
        firstName: ` ${values.firstName.toUpperCase()} `,
        email: values.email.toUpperCase(),
        city: `${values.city.toLowerCase()} `,
        phone: '(602) 555-0100',
      }),
    ).toEqual([])
  })

  test('[CLAIM-004] matches the profile without phone and address', () => {
    expect(differs({ ...emptyAddress, phone: '' })).toEqual([])
    expect(differs({ address2: '  ', apartmentNumber: '' })).toEqual([])
  })

  test.each<[ClaimField, Partial<ClaimValues>]>([
    ['firstName', { firstName: 'Somebody' }],
    ['lastName', { lastName: '' }],
    ['birthDate', { birthDate: '1984-05-18' }],
    ['email', { email: 'other@players.example' }],
    ['email', { email: '' }],
    ['phone', { phone: '(602) 555-0199' }],
    ['address1', { address1: '1 Elsewhere St' }],
    ['address2', { address2: 'Rear house' }],
    ['city', { city: 'Tucson' }],
    ['state', { state: 'Nevada', stateCode: 'NV' }],
    ['country', { country: 'Canada', countryCode: 'CA' }],
    ['zipCode', { zipCode: '85002' }],
  ])('[CLAIM-004] with another %s does not match the profile', (field, change) => {
    expect(differs(change)).toEqual([field])
  })

  test('[CLAIM-004] does not match with data that the profile lacks', () => {
    const claim = { ...claimValues(newcomerProfile), phone: '6025550100' }
    expect(claimMismatches(claim, newcomerProfile)).toEqual(['phone'])
  })
})
