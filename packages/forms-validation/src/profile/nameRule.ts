import { NAME_MAX } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { isBlank, isWithin } from '../form/texts.ts'

/** Letters of any alphabet with their accents, space, and , . ' - with the apostrophes that phones type. */
const ALLOWED = /^(?:\p{L}\p{M}*|[ ,.'’‘-])*/u

const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u

type NameField = { field: 'firstName' | 'lastName' }

/** A first or last name: something other than spaces, in letters. */
export function nameRule(value: string, { field }: NameField): FieldError | null {
  const isValid = value.replace(ALLOWED, '') === '' && !isBlank(value) && isWithin(value, NAME_MAX)
  return isValid ? null : { key: `field.${field}` }
}

/** What is wrong with a name as a form says it: the first character that is refused is named. */
export function nameError(value: string, { field }: NameField): FieldError | null {
  const [character] = value.replace(ALLOWED, '')
  if (character === undefined) return nameRule(value, { field })
  return INVISIBLE.test(character)
    ? { key: `field.${field}.invisible` }
    : { key: `field.${field}.character`, params: { character } }
}
