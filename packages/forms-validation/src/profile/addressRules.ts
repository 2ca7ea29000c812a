import { ADDRESS_MAX, APARTMENT_MAX, ZIP_MAX } from '@players-club/domain-models'
import type { FieldError, FieldRule } from '../form/FieldError.ts'
import { isBlank, isWithin } from '../form/texts.ts'

/** The fields of an address that have a rule, by their names in `AddressValues`. */
export const ADDRESS_FIELDS = [
  'address1',
  'address2',
  'apartmentNumber',
  'city',
  'country',
  'state',
  'zipCode',
] as const
/** The name of a field of an address that has a rule. */
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** An address is asked for in full once its country is chosen. */
export type AddressContext = { readonly country: string }

/** Required, not blank, at most 50 characters, everywhere. */
export function zipRule(value: string): FieldError | null {
  return isBlank(value) || !isWithin(value, ZIP_MAX) ? { key: 'field.zipCode' } : null
}

const optional =
  (field: AddressField, max: number): FieldRule<AddressContext> =>
  value =>
    isWithin(value, max) ? null : { key: `field.${field}` }

const required =
  (field: AddressField): FieldRule<AddressContext> =>
  (value, { country }) => {
    if (country === '' && value === '') return null
    return isBlank(value) || !isWithin(value, ADDRESS_MAX) ? { key: `field.${field}` } : null
  }

/** The rule of each field of an address; the ZIP code may stay empty as long as no country is chosen. */
export const addressRules: Readonly<Record<AddressField, FieldRule<AddressContext>>> = {
  address1: required('address1'),
  address2: optional('address2', ADDRESS_MAX),
  apartmentNumber: optional('apartmentNumber', APARTMENT_MAX),
  city: required('city'),
  country: required('country'),
  state: required('state'),
  zipCode: (value, { country }) => (country === '' && value === '' ? null : zipRule(value)),
}
