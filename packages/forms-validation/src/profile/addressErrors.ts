import type { AddressValues } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { ADDRESS_FIELDS, addressRules, type AddressField } from './addressRules.ts'

/** What is wrong with an address: nothing as long as it is left out. */
export function addressErrors(values: AddressValues): Partial<Record<AddressField, FieldError>> {
  const errors: Partial<Record<AddressField, FieldError>> = {}
  for (const field of ADDRESS_FIELDS) {
    const error = addressRules[field](values[field], values)
    if (error) errors[field] = error
  }
  return errors
}
