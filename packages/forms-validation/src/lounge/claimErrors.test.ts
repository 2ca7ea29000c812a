import { claimValues, emptyAddress } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { claimErrors } from './claimErrors.ts'

const today = '2026-11-21'
const values = claimValues(verifiedProfile)

test('[CLAIM-003] a claim that begins with a whole profile is right', () => {
  expect(claimErrors(values, today)).toEqual({})
})

test('[CLAIM-001] phone and address may be left out', () => {
  expect(claimErrors({ ...values, ...emptyAddress, phone: '' }, today)).toEqual({})
})

test.each([
  ['firstName', { firstName: ' ' }, 'field.firstName'],
  ['lastName', { lastName: 'x'.repeat(31) }, 'field.lastName'],
  ['birthDate', { birthDate: '2005-11-22' }, 'field.birthDate.tooYoung'],
  ['phone', { phone: '602' }, 'field.phone'],
  ['zipCode', { zipCode: '' }, 'field.zipCode'],
  ['email', { email: 'nobody' }, 'error.email.invalid'],
] as const)('[CLAIM-003] a wrong %s is wrong', (field, change, key) => {
  expect(claimErrors({ ...values, ...change }, today)).toMatchObject({ [field]: { key } })
})

test('errors stand in the order of the form', () => {
  const wrong = { firstName: '', email: '', phone: '1', city: '' }
  expect(Object.keys(claimErrors({ ...values, ...wrong }, today))).toEqual([
    'firstName',
    'city',
    'phone',
    'email',
  ])
})
