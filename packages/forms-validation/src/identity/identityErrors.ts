import type { IdentityValues } from '@players-club/domain-models'
import { errorsAmong } from '../form/errorsAmong.ts'
import type { FieldError } from '../form/FieldError.ts'
import { addressErrors } from '../profile/addressErrors.ts'
import { birthDateRule, type AgeCheck } from '../profile/birthDateRule.ts'
import { nameError } from '../profile/nameRule.ts'
import { ssnLast4Rule } from './ssnLast4Rule.ts'

/** What is wrong with the form of the identity check; a valid field has no entry. */
export type IdentityErrors = Partial<Record<keyof IdentityValues, FieldError>>

/** The errors of an identity form. Unlike in a profile, an address is required. */
export function identityErrors(values: IdentityValues, ages: AgeCheck): IdentityErrors {
  const address =
    values.country === '' ? { country: { key: 'field.country' } as const } : addressErrors(values)
  return errorsAmong({
    firstName: nameError(values.firstName, { field: 'firstName' }),
    lastName: nameError(values.lastName, { field: 'lastName' }),
    birthDate: birthDateRule(ages)(values.birthDate),
    ...address,
    ssnLast4: ssnLast4Rule(values.ssnLast4),
  })
}
