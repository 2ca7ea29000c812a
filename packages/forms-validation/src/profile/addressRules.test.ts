import { describe, expect, test } from 'vitest'
import { addressRules, zipRule } from './addressRules.ts'

const none = { country: '' }
const chosen = { country: 'US' }
const REQUIRED = ['address1', 'city', 'country', 'state', 'zipCode'] as const
const OPTIONAL = ['address2', 'apartmentNumber'] as const

describe('an address', () => {
  test.each([...REQUIRED, ...OPTIONAL])('[VALID-018] without a country does not require %s', field => {
    expect(addressRules[field]('', none)).toBeNull()
  })

  test.each(REQUIRED)('[VALID-018] with a country requires %s', field => {
    expect(addressRules[field]('', chosen)).toEqual({ key: `field.${field}` })
  })

  test.each(OPTIONAL)('[VALID-018] with a country does not require %s', field => {
    expect(addressRules[field]('', chosen)).toBeNull()
  })
})

test.each(['address1', 'city', 'state', 'country'] as const)(
  '[VALID-019] %s must not be blank and has at most 255 characters',
  field => {
    const rule = addressRules[field]
    expect(rule('   ', chosen)).toEqual({ key: `field.${field}` })
    expect(rule('\u00a0\t', chosen)).toEqual({ key: `field.${field}` })
    expect(rule('x'.repeat(255), chosen)).toBeNull()
    expect(rule('x'.repeat(256), chosen)).toEqual({ key: `field.${field}` })
    expect(rule('x'.repeat(256), none)).toEqual({ key: `field.${field}` })
  },
)

test('[VALID-019] the second line is optional and has at most 255 characters', () => {
  expect(addressRules.address2('x'.repeat(255), chosen)).toBeNull()
  expect(addressRules.address2('x'.repeat(256), chosen)).toEqual({ key: 'field.address2' })
})

test('[VALID-019] a character outside the basic plane counts once', () => {
  expect(addressRules.address1('🏠'.repeat(255), chosen)).toBeNull()
})

test('[VALID-020] an apartment number has at most 50 characters', () => {
  expect(addressRules.apartmentNumber('x'.repeat(50), chosen)).toBeNull()
  expect(addressRules.apartmentNumber('x'.repeat(51), chosen)).toEqual({ key: 'field.apartmentNumber' })
})

test.each([
  ['', false],
  ['  ', false],
  ['85001', true],
  ['85001-1234', true],
  ['K1A 0B1', true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
])('[VALID-021] the zip code %j is valid: %s', (zip, isValid) => {
  const expected = isValid ? null : { key: 'field.zipCode' }
  expect(zipRule(zip)).toEqual(expected)
  expect(addressRules.zipCode(zip, chosen)).toEqual(expected)
})

test('[VALID-021] a typed zip code is validated with or without a country', () => {
  expect(addressRules.zipCode('x'.repeat(51), none)).toEqual({ key: 'field.zipCode' })
  expect(addressRules.zipCode('  ', none)).toEqual({ key: 'field.zipCode' })
})
