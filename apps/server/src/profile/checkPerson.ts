import { AGE_BOUNDS, lotteryDay, tidyName } from '@players-club/domain-models'
import { birthDateRule, nameRule } from '@players-club/forms-validation'
import { Refusal } from '../kernel/http/problem.ts'

export interface Person {
  firstName: string
  lastName: string
  birthDate: string
}

/** A person as stored: names trimmed, old enough on this day of Phoenix. Refuses the first invalid value. */
export const checkPerson = (told: Person, now: Date): Person => {
  const { firstName, lastName, birthDate } = told
  const person = { firstName: tidyName(firstName), lastName: tidyName(lastName), birthDate }
  const wrong =
    nameRule(person.firstName, { field: 'firstName' }) ??
    nameRule(person.lastName, { field: 'lastName' }) ??
    birthDateRule(AGE_BOUNDS, lotteryDay(now))(person.birthDate)
  if (wrong) throw new Refusal(wrong.key, { params: wrong.params })
  return person
}
