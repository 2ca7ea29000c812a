import type { AddressValues } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { isBlank } from '../form/texts.ts'
import { addressErrors } from '../profile/addressErrors.ts'
import type { AddressField } from '../profile/addressRules.ts'
import { phoneRule } from '../profile/phone.ts'

/** Where bills go, as it is being entered. */
export interface BillingValues extends AddressValues {
  phone: string
}

/** The name of a field of the billing data: an address and a telephone number. */
export type BillingField = AddressField | 'phone'

/** The fields of a billing address that may not stay empty. */
export const BILLING_REQUIRED = [
  'address1',
  'city',
  'zipCode',
  'country',
  'state',
  'phone',
] as const satisfies readonly BillingField[]

/** What is wrong with a billing address and its phone; only the second line and the apartment are optional. */
export function billingErrors(values: BillingValues): Partial<Record<BillingField, FieldError>> {
  const errors: Partial<Record<BillingField, FieldError>> = addressErrors(values)
  for (const field of BILLING_REQUIRED) if (isBlank(values[field])) errors[field] = { key: `field.${field}` }
  const phone = phoneRule(values.phone)
  if (phone) errors.phone = phone
  return errors
}
