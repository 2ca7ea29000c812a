import { CLAIM_FIELDS, type ClaimField, type ClaimValues } from '@players-club/domain-models'
import { emailRule } from '../accounts/emailRule.ts'
import type { FieldError } from '../form/FieldError.ts'
import type { AgeCheck } from '../profile/birthDateRule.ts'
import { profileErrors } from '../profile/profileErrors.ts'

/** What is wrong with the claim of a free entry; a valid field has no entry. */
export type ClaimErrors = Partial<Record<ClaimField, FieldError>>

/** What is wrong with a claim of a free entry, in the order of the form: a person as in a profile, and an email. */
export function claimErrors(values: ClaimValues, ages: AgeCheck): ClaimErrors {
  const email = emailRule(values.email.trim())
  const found: ClaimErrors = { ...profileErrors({ ...values, gender: '' }, ages), ...(email && { email }) }
  return Object.fromEntries(CLAIM_FIELDS.flatMap(field => (found[field] ? [[field, found[field]]] : [])))
}
