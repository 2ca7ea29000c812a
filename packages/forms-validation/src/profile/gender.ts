import { GENDERS, type Settings } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'

/** A gender of the list, or none: the field is optional. */
export function genderRule(value: string): FieldError | null {
  return value === '' || GENDERS.some(gender => gender === value) ? null : { key: 'field.gender' }
}

/** Of the fields that an operator may leave out, those that are asked for. */
export function askedFields({ skipGender, skipPhone }: Pick<Settings, 'skipGender' | 'skipPhone'>): {
  readonly gender: boolean
  readonly phone: boolean
} {
  return { gender: !skipGender, phone: !skipPhone }
}
