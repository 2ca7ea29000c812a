import { identityValues } from '@players-club/domain-models'
import { newcomerProfile, verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { identityErrors } from './identityErrors.ts'

const AGES = { minimumAge: 21, maximumAge: 120, today: '2026-11-20' }
const filled = identityValues(verifiedProfile)
const check = (change: object) => identityErrors({ ...filled, ...change }, AGES)

test('[IDV-001] name, birth date and address are sufficient', () => {
  expect(check({})).toEqual({})
})

test('[IDV-001] an address is required, its country first', () => {
  expect(identityErrors(identityValues(newcomerProfile), AGES)).toEqual({
    country: { key: 'field.country' },
  })
  expect(Object.keys(check({ address1: '', city: ' ', zipCode: '' }))).toEqual([
    'address1',
    'city',
    'zipCode',
  ])
})

test.each([
  [{ firstName: '' }, 'firstName', { key: 'field.firstName' }],
  [{ lastName: '<script>' }, 'lastName', { key: 'field.lastName.character', params: { character: '<' } }],
  [{ firstName: 'A'.repeat(31) }, 'firstName', { key: 'field.firstName' }],
  [{ birthDate: '2001-02-30' }, 'birthDate', { key: 'field.birthDate' }],
  [{ birthDate: '2005-11-21' }, 'birthDate', { key: 'field.birthDate.tooYoung', params: { age: 21 } }],
  [{ ssnLast4: '12' }, 'ssnLast4', { key: 'field.ssnLast4' }],
  [{ address1: 'A'.repeat(256) }, 'address1', { key: 'field.address1' }],
])('[VALID-012] [VALID-014] [VALID-022] %j shows its error at its field', (change, field, error) => {
  expect(check(change)).toEqual({ [field]: error })
})

test('names in any alphabet are valid', () => {
  expect(check({ firstName: 'يوسف', lastName: "O'Neil-Smith, Jr." })).toEqual({})
})
