import { describe, expect, test } from 'vitest'
import { ADDRESS_FIELDS, addressRules, zipRule, type AddressField } from './addressRules.ts'

const none = { country: '' }
const chosen = { country: 'US' }
const REQUIRED: readonly AddressField[] = ['address1', 'city', 'country', 'state', 'zipCode']

describe('[VALID-018] an address', () => {
  test.each(ADDRESS_FIELDS)('without a country may lack %s', field => {
    expect(addressRules[field]('', none)).toBeNull()
  })

  test.each(ADDRESS_FIELDS)('with a country needs %s, or does not', field => {
    const expected = REQUIRED.includes(field) ? { key: `field.${field}` } : null
    expect(addressRules[field]('', chosen)).toEqual(expected)
  })
})

test.each(['address1', 'city', 'state', 'country'] as const)(
  '[VALID-019] %s is not blank and has at most 255 characters',
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

test('[VALID-021] a zip code that was typed is judged, country or not', () => {
  expect(addressRules.zipCode('x'.repeat(51), none)).toEqual({ key: 'field.zipCode' })
  expect(addressRules.zipCode('  ', none)).toEqual({ key: 'field.zipCode' })
})
