import { emptyAddress, profileValues } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { addressErrors } from './addressErrors.ts'
import { profileErrors } from './profileErrors.ts'

const AGES = { minimumAge: 21, maximumAge: 120, today: '2026-11-21' }
const values = profileValues(verifiedProfile)

test('[PROFILE-005] a saved profile has no errors', () => {
  expect(profileErrors(values, AGES)).toEqual({})
})

test('[PROFILE-005] every invalid field has an error', () => {
  const wrong = {
    firstName: ' ',
    lastName: 'An4',
    birthDate: '2005-11-22',
    gender: 'X',
    phone: '602',
    zipCode: '  ',
  }
  expect(profileErrors({ ...values, ...wrong }, AGES)).toEqual({
    firstName: { key: 'field.firstName' },
    lastName: { key: 'field.lastName.character', params: { character: '4' } },
    birthDate: { key: 'field.birthDate.tooYoung', params: { age: 21 } },
    gender: { key: 'field.gender' },
    phone: { key: 'field.phone' },
    zipCode: { key: 'field.zipCode' },
  })
})

test('[VALID-018] an address is not required without a country', () => {
  expect(addressErrors(emptyAddress)).toEqual({})
  expect(profileErrors({ ...values, ...emptyAddress }, AGES)).toEqual({})
})

test('[VALID-018] a chosen country requires the rest of the address', () => {
  expect(addressErrors({ ...emptyAddress, country: 'United States', countryCode: 'US' })).toEqual({
    address1: { key: 'field.address1' },
    city: { key: 'field.city' },
    state: { key: 'field.state' },
    zipCode: { key: 'field.zipCode' },
  })
})
