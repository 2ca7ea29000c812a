import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { defaultSettings } from '../shell/Settings.ts'
import { address } from './Address.ts'
import { GENDERS } from './constants.ts'
import { isProfileComplete } from './isProfileComplete.ts'
import { city, country, state } from './lookups.ts'
import { phone } from './Phone.ts'
import {
  citiesFixture,
  countriesFixture,
  newcomerProfile,
  statesFixture,
  verifiedProfile,
} from './profile.fixtures.ts'
import { userProfile, type UserProfile } from './UserProfile.ts'

const without = (whole: object, field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))

test('[PROFILE-008] a profile has all its fields', () => {
  expect(Object.keys(userProfile.schema).toSorted()).toEqual(
    [
      ...['id', 'login', 'firstName', 'lastName', 'birthDate', 'email', 'gender', 'phones', 'addresses'],
      ...['idologyValid', 'idologyExpired', 'idologyAttempts', 'idologyMaxAttempts'],
      ...['completeActivityPoints', 'completedDate', 'isLegacyUser'],
    ].toSorted(),
  )
  expect(is(verifiedProfile, userProfile)).toBe(true)
  expect(is(newcomerProfile, userProfile)).toBe(true)
})

test.each([
  ...['id', 'login', 'firstName', 'lastName', 'birthDate', 'email', 'gender', 'phones', 'addresses'],
  ...['idologyValid', 'idologyExpired', 'idologyAttempts'],
  ...['completeActivityPoints', 'completedDate', 'isLegacyUser'],
])('[PROFILE-008] a profile without %s is invalid', field => {
  expect(is(without(verifiedProfile, field), userProfile)).toBe(false)
})

test('[IDV-011] a profile may omit the number of identity attempts', () => {
  expect(is(without(verifiedProfile, 'idologyMaxAttempts'), userProfile)).toBe(true)
})

test('[PROFILE-009] gender is FEMALE, MALE, NEUTRAL or empty', () => {
  expect(GENDERS).toEqual(['FEMALE', 'MALE', 'NEUTRAL'])
  for (const gender of ['FEMALE', 'MALE', 'NEUTRAL', null])
    expect(is({ ...verifiedProfile, gender }, userProfile)).toBe(true)
  for (const gender of ['', 'female', 'OTHER'])
    expect(is({ ...verifiedProfile, gender }, userProfile)).toBe(false)
})

test('[PROFILE-011] a phone has id, phone and phoneTypeId, including BILLING', () => {
  expect(Object.keys(phone.schema)).toEqual(['id', 'phone', 'phoneTypeId'])
  expect(is({ id: '1', phone: '6025550100', phoneTypeId: 'BILLING' }, phone)).toBe(true)
  expect(is({ id: '1', phone: '6025550100', phoneTypeId: 'FAX' }, phone)).toBe(false)
})

test('[PROFILE-012] an address has its fields and is HOME or BILLING', () => {
  const [home] = verifiedProfile.addresses
  expect(Object.keys(address.schema).toSorted()).toEqual(
    [
      ...['id', 'addressTypeId', 'address1', 'address2', 'city', 'state', 'stateCode'],
      ...['country', 'countryCode', 'zipCode', 'apartmentNumber'],
    ].toSorted(),
  )
  expect(is(home, address)).toBe(true)
  expect(is({ ...home, addressTypeId: 'BILLING' }, address)).toBe(true)
  expect(is({ ...home, addressTypeId: 'WORK' }, address)).toBe(false)
})

test('[PROFILE-013] the look-up lists contain countries, states and cities', () => {
  expect(Object.keys(country.schema)).toEqual(['id', 'name', 'iso2'])
  expect(Object.keys(state.schema)).toEqual(['id', 'name', 'stateCode'])
  expect(Object.keys(city.schema)).toEqual(['id', 'name'])
  for (const one of countriesFixture) expect(is(one, country)).toBe(true)
  for (const one of statesFixture) expect(is(one, state)).toBe(true)
  for (const one of citiesFixture) expect(is(one, city)).toBe(true)
})

test('[PROFILE-007] a profile is complete with name, birth date, mobile number and home address', () => {
  expect(isProfileComplete(verifiedProfile, defaultSettings)).toBe(true)
  const withoutGender: UserProfile = { ...verifiedProfile, gender: null }
  expect(isProfileComplete(withoutGender, defaultSettings)).toBe(true)
  expect(isProfileComplete(newcomerProfile, defaultSettings)).toBe(false)
})

test.each([
  { firstName: '' },
  { lastName: '' },
  { birthDate: null },
  { phones: [] },
  { phones: verifiedProfile.phones.filter(({ phoneTypeId }) => phoneTypeId === 'BILLING') },
  { addresses: [] },
  { addresses: verifiedProfile.addresses.map(home => ({ ...home, addressTypeId: 'BILLING' as const })) },
])('[PROFILE-007] a profile with %j is incomplete', missing => {
  expect(isProfileComplete({ ...verifiedProfile, ...missing }, defaultSettings)).toBe(false)
})

test('[PROFILE-007] a profile is complete without a phone number where the club does not ask for one', () => {
  expect(isProfileComplete({ ...verifiedProfile, phones: [] }, { skipPhone: true })).toBe(true)
})
