import { expect, test } from 'vitest'
import { emptyAddress } from './AddressValues.ts'
import { newcomerProfile, verifiedProfile } from './profile.fixtures.ts'
import { profileValues, undoesVerification } from './ProfileValues.ts'

const values = profileValues(verifiedProfile)

test('[PROFILE-011] [PROFILE-012] the form holds the mobile number and the home address, not the billing ones', () => {
  expect(values).toMatchObject({ phone: '6025550100', address1: '1200 W Washington St', gender: 'FEMALE' })
  const billed = verifiedProfile.addresses.map(home => ({ ...home, addressTypeId: 'BILLING' as const }))
  expect(profileValues({ ...verifiedProfile, addresses: billed })).toMatchObject(emptyAddress)
})

test('a missing value is an empty text in the form', () => {
  expect(profileValues({ ...newcomerProfile, birthDate: null })).toEqual({
    ...emptyAddress,
    firstName: 'Nico',
    lastName: 'Reyes',
    birthDate: '',
    gender: '',
    phone: '',
  })
})

test.each(['firstName', 'lastName', 'birthDate', 'address1', 'city', 'stateCode', 'countryCode', 'zipCode'])(
  '[PROFILE-003] a changed %s invalidates the identity check',
  fact => {
    expect(undoesVerification(values, { ...values, [fact]: 'x' })).toBe(true)
  },
)

test.each(['gender', 'phone', 'address2', 'apartmentNumber'])(
  '[PROFILE-003] a changed %s keeps the identity check',
  fact => {
    expect(undoesVerification(values, { ...values, [fact]: 'x' })).toBe(false)
  },
)

test('[PROFILE-003] a first home address keeps the identity check, and its removal invalidates it', () => {
  const withoutHome = { ...values, ...emptyAddress }
  expect(undoesVerification(withoutHome, values)).toBe(false)
  expect(undoesVerification(withoutHome, { ...values, lastName: 'x' })).toBe(true)
  expect(undoesVerification(values, withoutHome)).toBe(true)
})
