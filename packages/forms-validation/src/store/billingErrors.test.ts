import { emptyAddress, profileValues } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { billingErrors } from './billingErrors.ts'

const right = { ...profileValues(verifiedProfile), phone: '(602) 555-0100' }

test('[BILLING-009] valid phone, address, city, zip code, country and state have no errors', () => {
  expect(billingErrors(right)).toEqual({})
})

test.each(['address1', 'city', 'zipCode', 'country', 'state', 'phone'])(
  '[BILLING-009] [BILLING-010] [BILLING-011] [BILLING-012] %s is required and must not be blank',
  field => {
    for (const value of ['', '   '])
      expect(billingErrors({ ...right, [field]: value })).toEqual({ [field]: { key: `field.${field}` } })
  },
)

test('[BILLING-009] an empty form reports each of the six fields as required', () => {
  expect(billingErrors({ ...emptyAddress, phone: '' })).toEqual({
    address1: { key: 'field.address1' },
    city: { key: 'field.city' },
    zipCode: { key: 'field.zipCode' },
    country: { key: 'field.country' },
    state: { key: 'field.state' },
    phone: { key: 'field.phone' },
  })
})

test.each([
  ['address1', 255],
  ['city', 255],
  ['state', 255],
  ['country', 255],
  ['zipCode', 50],
] as const)('[BILLING-011] [BILLING-012] %s has at most %i characters', (field, most) => {
  expect(billingErrors({ ...right, [field]: 'x'.repeat(most) })).toEqual({})
  expect(billingErrors({ ...right, [field]: 'x'.repeat(most + 1) })).toHaveProperty(field)
})

test.each(['602', '(602) 555-010', '(002) 555-0100', 'phone'])(
  '[BILLING-010] %s is not a phone number',
  phone => {
    expect(billingErrors({ ...right, phone })).toEqual({ phone: { key: 'field.phone' } })
  },
)

test('second line and apartment are optional', () => {
  expect(billingErrors({ ...right, address2: '', apartmentNumber: '' })).toEqual({})
})
