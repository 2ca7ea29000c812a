import { AGE_BOUNDS, type CalendarDay } from '@players-club/domain-models'
import { object, string, trimmed, type Infer } from 'superstruct'
import { ruled } from '../form/ruled.ts'
import { birthDateRule } from '../profile/birthDateRule.ts'
import { genderRule } from '../profile/gender.ts'
import { nameRule } from '../profile/nameRule.ts'
import { phoneRule } from '../profile/phone.ts'

/** The second step of registration, for those who fill it in. The address has rules of its own. */
export const registrationPersonal = (today: CalendarDay) =>
  object({
    firstName: ruled(trimmed(string()), name => nameRule(name, { field: 'firstName' })),
    lastName: ruled(trimmed(string()), name => nameRule(name, { field: 'lastName' })),
    birthDate: ruled(string(), birthDateRule(AGE_BOUNDS, today)),
    phone: ruled(string(), phoneRule),
    gender: ruled(string(), genderRule),
  })
export type RegistrationPersonal = Infer<ReturnType<typeof registrationPersonal>>
