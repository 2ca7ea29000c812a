import { claimValues, emptyAddress } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { claimErrors } from './claimErrors.ts'

const ages = { minimumAge: 21, maximumAge: 120, today: '2026-11-21' }
const values = claimValues(verifiedProfile)

test('[CLAIM-003] a claim prefilled from a complete profile is valid', () => {
  expect(claimErrors(values, ages)).toEqual({})
})

test('[CLAIM-001] phone and address are optional', () => {
  expect(claimErrors({ ...values, ...emptyAddress, phone: '' }, ages)).toEqual({})
})

test.each([
  ['firstName', { firstName: ' ' }, 'field.firstName'],
  ['lastName', { lastName: 'x'.repeat(31) }, 'field.lastName'],
  ['birthDate', { birthDate: '2005-11-22' }, 'field.birthDate.tooYoung'],
  ['phone', { phone: '602' }, 'field.phone'],
  ['zipCode', { zipCode: '' }, 'field.zipCode'],
  ['email', { email: 'nobody' }, 'error.email.invalid'],
] as const)('[CLAIM-003] an invalid %s is rejected', (field, change, key) => {
  expect(claimErrors({ ...values, ...change }, ages)).toMatchObject({ [field]: { key } })
})

test('errors are in the order of the form', () => {
  const wrong = { firstName: '', email: '', phone: '1', city: '' }
  expect(Object.keys(claimErrors({ ...values, ...wrong }, ages))).toEqual([
    'firstName',
    'city',
    'phone',
    'email',
  ])
})
