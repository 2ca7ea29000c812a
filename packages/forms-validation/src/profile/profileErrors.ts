import type { ProfileValues } from '@players-club/domain-models'
import { errorsAmong } from '../form/errorsAmong.ts'
import type { FieldError } from '../form/FieldError.ts'
import { addressErrors } from './addressErrors.ts'
import { birthDateRule, type AgeCheck } from './birthDateRule.ts'
import { genderRule } from './gender.ts'
import { nameError } from './nameRule.ts'
import { phoneRule } from './phone.ts'

/** The possible errors. A code represents the name selected with it. */
export type ProfileErrors = Partial<
  Record<Exclude<keyof ProfileValues, 'stateCode' | 'countryCode'>, FieldError>
>

/** What is wrong with a profile. */
export function profileErrors(values: ProfileValues, ages: AgeCheck): ProfileErrors {
  return {
    ...errorsAmong({
      firstName: nameError(values.firstName, { field: 'firstName' }),
      lastName: nameError(values.lastName, { field: 'lastName' }),
      birthDate: birthDateRule(ages)(values.birthDate),
      gender: genderRule(values.gender),
      phone: phoneRule(values.phone),
    }),
    ...addressErrors(values),
  }
}
