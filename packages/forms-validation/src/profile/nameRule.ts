import { NAME_MAX } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { isBlank, isWithin } from '../form/texts.ts'

/** Letters of any alphabet with their accents, space, and , . ' - */
const NAME = /^(?:\p{L}\p{M}*|[ ,.'-])+$/u

/** A first or last name: something other than spaces, in letters. */
export function nameRule(value: string, { field }: { field: 'firstName' | 'lastName' }): FieldError | null {
  const isValid = NAME.test(value) && !isBlank(value) && isWithin(value, NAME_MAX)
  return isValid ? null : { key: `field.${field}` }
}
